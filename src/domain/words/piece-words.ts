import { clothOf, namedPatternOf, patternOf } from '../closet/cloth-of.ts'
import { shadeOf, shadesOf } from '../closet/color-words.ts'
import type { Material } from '../closet/garment.ts'
import { isPearl } from '../closet/is-pearl.ts'
import { nounOf, nounSaysPattern } from '../closet/noun-of.ts'
import { capital, withArticle } from './english.ts'
import { ownName, type SpokenPiece } from './own-name.ts'

/** The one way to name a piece. */
export interface PieceWords {
  /** 'the boots'; with its color where another piece of the outfit has the same noun. */
  readonly the: string
  /** 'biker jacket', 'boots'; what its owner calls it where its type is not known. */
  readonly noun: string
  /** With color, pattern and telling fabric: 'navy wool coat'. */
  readonly full: string
  /** `full` with its article: 'a navy wool coat', 'stone trousers'. */
  readonly a: string
  /** 'light blue'; null where no color is known. */
  readonly shade: string | null
  readonly it: 'it' | 'they'
  readonly them: 'it' | 'them'
  /** The verb as it must be after the piece: trousers are, a coat is. */
  readonly does: (one: string, several: string) => string
}

// What a noun does not say by itself and a reader wants to know. A tote is mostly leather, jeans are denim.
const tellingFabrics =
  /^(?:wool|cashmere|merino|alpaca|mohair|lambswool|linen|silk|satin|velvet|suede|corduroy|tweed|sequined|lace|chiffon|poplin|flannel|seersucker|raffia|straw|fur)$/

/** How to speak of a piece, among the others of its outfit. */
export function pieceWords(piece: SpokenPiece, among: readonly SpokenPiece[] = []): PieceWords {
  const noun = nounOf(piece)
  const own = noun.isKnown ? null : ownName(piece)
  const shade = isPearl(piece) ? 'pearl' : shadeOf(piece)
  const word = own ?? (noun.isSeveral ? noun.several : noun.one)
  const isSeveral = own ? noun.isSeveral && /[^s']s\b/i.test(own) : noun.isSeveral
  const full = own ? withShade(shade, own) : described(piece, colorsOf(piece, shade), word)
  const isShared = among.some(
    (other) => other.garment !== piece.garment && nounOf(other).one === noun.one && !own,
  )
  return {
    the: `the ${isShared ? withShade(shade, word) : word}`,
    noun: word,
    full,
    a: isSeveral ? full : withArticle(full),
    shade,
    it: isSeveral ? 'they' : 'it',
    them: isSeveral ? 'them' : 'it',
    does: (one, several) => (isSeveral ? several : one),
  }
}

/** A fabric as it stands in a sentence: 'sequins with silk'. */
export function fabricWords(material: Material): string {
  return material === 'sequin' ? 'sequins' : material
}

/** Pieces in a row: 'the coat and the boots'; of more than three, two and how many more. */
export function nameAll(
  pieces: readonly SpokenPiece[],
  among: readonly SpokenPiece[] = [],
): readonly string[] {
  return isSuit(pieces) ? ['the suit'] : pieces.map((piece) => pieceWords(piece, among).the)
}

// Its jacket and its trousers are one suit.
function isSuit(pieces: readonly SpokenPiece[]): boolean {
  const has = (type: string) => pieces.some(({ garment }) => garment.type === type)
  return pieces.length === 2 && has('suit-jacket') && has('suit-trousers')
}

/** Whether the verb after these pieces is that of several. */
export function areSeveral(pieces: readonly SpokenPiece[]): boolean {
  const [first] = pieces
  if (isSuit(pieces)) return false
  return pieces.length > 1 || (first !== undefined && pieceWords(first).it === 'they')
}

/** What the `pieces`, called `names`, do in rain or snow: 'The trench coat keeps the rain out.' */
export function keepsOutWords(
  names: string,
  { pieces, falling }: { readonly pieces: readonly SpokenPiece[]; readonly falling: 'rain' | 'snow' },
): string {
  // 'The snow boots keep the snow out' says nothing.
  const areShoes = pieces.every(({ garment: { slot } }) => slot === 'shoes')
  const isOver = pieces.some(({ garment: { tags } }) => tags.has('umbrella'))
  const kept = areShoes ? 'your feet dry' : `the ${falling} ${isOver ? 'off' : 'out'}`
  return `${capital(names)} ${areSeveral(pieces) ? 'keep' : 'keeps'} ${kept}.`
}

// A color is said once: 'camel coat' needs no second camel, blue jeans are not 'denim blue jeans'.
export function withShade(shade: string | null, words: string): string {
  if (!shade) return words
  const said = words.toLowerCase()
  const color = /denim|jeans/.test(said) ? shade.replace(/^denim /, '') : shade
  const isSaid = color.split(/[ -]/).some((word) => word.length > 2 && word !== 'and' && said.includes(word))
  if (isSaid) return words
  // 'Long black puffer': in English a length stands before a color.
  const [, length, rest] = /^(long|short|oversized|big) (?!sleeve|johns)(.+)$/.exec(words) ?? []
  if (length && rest) return `${length} ${color} ${rest}`
  // 'Floral long dress' is a long blue floral dress.
  const [, pattern, long, noun] = /^(\p{L}+) (long|short) (?!sleeve)(\p{L}+)$/u.exec(words) ?? []
  return pattern && long && noun ? `${long} ${color} ${pattern} ${noun}` : `${color} ${words}`
}

// 'Gray-and-orange' where there are two; a third makes a list that no sentence needs.
function colorsOf(piece: SpokenPiece, shade: string | null): string | null {
  const shades = shadesOf(piece)
  return shade === shades[0] && shades.length === 2 ? shades.join('-and-') : shade
}

function described(piece: SpokenPiece, shade: string | null, noun: string): string {
  const cloth = clothOf(piece)
  // What is read of a piece may only be usual for its type, so a fabric is said where the name says it.
  const isSaid = cloth !== null && piece.name.toLowerCase().includes(cloth) && !noun.includes(cloth)
  const fabric = isSaid && tellingFabrics.test(cloth) ? cloth : null
  // A kilt goes without saying that it is checked, and not without its tartan.
  const pattern = namedPatternOf(piece) ?? (nounSaysPattern(piece) ? null : patternOf(piece))
  const words = [pattern, fabric, noun].filter((one) => one !== null)
  return withShade(shade, [...new Set(words)].join(' '))
}
