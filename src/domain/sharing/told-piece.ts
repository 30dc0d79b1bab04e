import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import { clothOf, patternOf } from '../closet/cloth-of.ts'
import { shadesOf } from '../closet/color-words.ts'
import type { Garment } from '../closet/garment.ts'
import { nounOf, type Noun } from '../closet/noun-of.ts'
import { noTraits, readPiece } from '../closet/owner-traits.ts'
import { colored, coloredName } from './colored-name.ts'
import type { PieceToShare } from './outfit-to-share.ts'
import { pieceName } from './piece-name.ts'
import { withArticle } from './with-article.ts'

/** The words for one piece of an outfit, all as they stand inside of a sentence. */
export interface ToldPiece {
  readonly slot: OutfitSlot
  /** By its own name, its color said once: 'camel trench coat'. */
  readonly full: string
  /** The same with its article where it takes one: 'a camel trench coat', 'cognac boots'. */
  readonly a: string
  /** Color and noun alone: 'camel trench coat'. */
  readonly short: string
  readonly aShort: string
  /** 'trench coat', 'boots'; with or without its article. */
  readonly noun: string
  readonly aNoun: string
  readonly isSeveral: boolean
  /** Whether it is known what it is, and not only its place in an outfit. */
  readonly isKnown: boolean
  /** 'cognac boot'. */
  readonly aOne: string
  /** 'camel', 'white and navy', 'denim'; null where no color is known. */
  readonly shade: string | null
  /** The same beside the noun: jeans in denim are blue. */
  readonly tint: string
  /** The colors one by one, the main one first. */
  readonly shades: readonly string[]
  /** Where the name says it: 'wool'. */
  readonly cloth: string | null
}

const COLORS_MAX = 2

// What an unknown thing of a place may truly be called.
// prettier-ignore
const slotNouns: Readonly<Record<OutfitSlot, Noun>> = {
  outer: unknown('outer layer'), mid: unknown('layer'), top: unknown('top'), bottom: unknown('bottoms', true), dress: unknown('dress'),
  shoes: unknown('shoe', true), bag: unknown('bag'), extra: unknown('accessory'),
}

/** How to speak of a piece. */
export function tellPiece(piece: PieceToShare): ToldPiece {
  const words = { ...piece, style: null, season: null, description: null }
  const garment = readPiece(words, piece.traits ?? noTraits)
  const known = nounOf({ name: piece.name, garment })
  const noun = known.isKnown ? known : slotNouns[piece.slot]
  const colors = shadesOf({ color: piece.color, garment }).slice(0, COLORS_MAX)
  const color = colors.length > 0 ? colors.join(' and ') : null
  const shades = colors.map((one) => one.replace(/^denim blue$/, 'denim'))
  const word = noun.isSeveral ? noun.several : noun.one
  const { pattern, cloth } = saidOf(piece, garment)
  const short = colored(color, pattern ? `${pattern} ${word}` : word)
  const named = ownWords(piece, noun, color) ?? {
    words: colored(color, [pattern, cloth, word].filter((one) => one !== null).join(' ')),
    isSeveral: noun.isSeveral,
  }
  return {
    slot: piece.slot,
    full: named.words,
    a: named.isSeveral ? named.words : withArticle(named.words),
    short,
    aShort: noun.isSeveral ? short : withArticle(short),
    noun: word,
    aNoun: noun.isSeveral ? word : withArticle(word),
    isSeveral: noun.isSeveral,
    isKnown: noun.isKnown,
    aOne: noun.one === noun.several ? short : withArticle(colored(color, noun.one)),
    shade: shades.length > 0 ? shades.join(' and ') : null,
    tint: /denim|jean/i.test(word) ? (color?.replace(/^denim (?=.)/, '') ?? '') : shades.join(' and '),
    shades,
    cloth,
  }
}

// Only what the name itself says; what is read of a piece may be what is usual for its kind.
function saidOf({ name }: PieceToShare, garment: Garment): Record<'pattern' | 'cloth', string | null> {
  const pattern = patternOf({ name, garment })
  const cloth = clothOf({ name, garment })
  const says = (word: string) => name.toLowerCase().includes(word)
  return {
    pattern: pattern !== 'herringbone' || says(pattern) ? pattern : null,
    cloth: cloth !== null && says(cloth) ? cloth : null,
  }
}

interface Named {
  readonly words: string
  readonly isSeveral: boolean
}

function ownWords(piece: PieceToShare, noun: Noun, shade: string | null): Named | null {
  const name = pieceName(piece)
  if (!name) return null
  const words = coloredName(name, { written: piece.color, shade })
  const said = name.toLowerCase().split(/[\s-]+/)
  const head = (words.split(/\s(?:in|of|for|from)\s/u)[0] ?? words).split(' ').at(-1) ?? ''
  const isSeveral = said.includes(lastWord(noun.several)) && lastWord(noun.several) !== lastWord(noun.one)
  if (isSeveral || (noun.isSeveral && said.includes(lastWord(noun.several))))
    return { words, isSeveral: true }
  if (noun.isKnown && said.includes(lastWord(noun.one))) return { words, isSeveral: false }
  if (isPlural(head) && (noun.isSeveral || !noun.isKnown)) return { words, isSeveral: true }
  // 'Gazelle shoes', but 'Levi's 501': no word for bottoms would be one that people use.
  return { words: piece.slot === 'shoes' ? `${words} ${noun.several}` : words, isSeveral: noun.isSeveral }
}

const lastWord = (words: string) =>
  words
    .toLowerCase()
    .split(/[\s-]+/)
    .at(-1) ?? ''

function isPlural(word: string): boolean {
  return /[^s'’ui]s$/i.test(word) && !/^(?:canvas|levis|vans|adidas|jones)$/i.test(word)
}

function unknown(one: string, isSeveral = false): Noun {
  return {
    one,
    several: one.endsWith('s') ? one : one === 'accessory' ? 'accessories' : `${one}s`,
    isSeveral,
    isKnown: false,
  }
}
