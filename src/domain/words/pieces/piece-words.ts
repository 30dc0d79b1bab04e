import {
  materialAdjective,
  namedPattern,
  patternAdjective,
} from '../../closet/garment-facts/cloth-adjectives.ts'
import { namesTrim } from '../../closet/colors/names-trim.ts'
import { shadeOf, shadesOf } from '../../closet/colors/shade-of.ts'
import type { Material, Garment } from '../../closet/garment.ts'
import { isPearl } from '../../closet/garment-facts/is-pearl.ts'
import { nounOf, nounImpliesPattern } from '../../closet/garment-types/noun-of.ts'
import { areOfOneSet } from '../../stylist/pairing/are-of-one-set.ts'
import { capital, withArticle } from '../english.ts'

/** Phrases that name a piece in sentences. */
export interface PieceWords {
  /** 'the boots'; with the color if another piece of the outfit has the same noun. */
  readonly the: string
  /** 'biker jacket', 'boots'; the owner's name if the type is unknown. */
  readonly noun: string
  /** With color, pattern and notable fabric: 'navy wool coat'. */
  readonly full: string
  /** `full` with its article: 'a navy wool coat', 'stone trousers'. */
  readonly a: string
  /** 'light blue'; null for an unknown color. */
  readonly shade: string | null
  readonly it: 'it' | 'they'
  readonly them: 'it' | 'them'
  /** Picks the verb form: trousers are, a coat is. */
  readonly does: (one: string, several: string) => string
}

// Fabrics worth mentioning because the noun doesn't imply them, unlike a leather tote or denim jeans.
const tellingFabrics =
  /^(?:wool|cashmere|merino|alpaca|mohair|lambswool|linen|silk|satin|velvet|suede|corduroy|tweed|denim|sequined|lace|chiffon|poplin|flannel|seersucker|raffia|straw|fur)$/

/** Returns the words for a piece, distinct from those of the other pieces of its outfit. */
export function pieceWords(piece: NamedPiece, among: readonly NamedPiece[] = []): PieceWords {
  const noun = nounOf(piece)
  const own = noun.isKnown ? null : ownName(piece)
  const shade = isPearl(piece) ? 'pearl' : shadeOf(piece)
  const word = own ?? (noun.isSeveral ? noun.several : noun.one)
  const isSeveral = own ? noun.isSeveral && /[^s']s\b/i.test(own) : noun.isSeveral
  const full = own ? inOwnColor(own, piece, shade) : described(piece, colorsOf(piece, shade), word)
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

/** Returns a fabric of these pieces for use in a sentence: 'sequins with silk', 'nubuck' if that is what they say. */
export function fabricWords(material: Material, pieces: readonly NamedPiece[]): string {
  if (material === 'sequin') return 'sequins'
  const areNubuck = pieces
    .filter(({ garment }) => garment.material === material)
    .some(({ name, color }) => /\bnubuc?k/i.test(`${name} ${color}`))
  return material === 'suede' && areNubuck ? 'nubuck' : material
}

/** Names pieces: ['the coat', 'the boots']. The two parts of a suit become 'the suit'. */
export function nameAll(pieces: readonly NamedPiece[], among: readonly NamedPiece[] = []): readonly string[] {
  return isSuit(pieces) ? ['the suit'] : pieces.map((piece) => pieceWords(piece, among).the)
}

// A suit jacket and suit trousers of one color make a suit.
function isSuit(pieces: readonly NamedPiece[]): boolean {
  const [one, other] = pieces
  if (!one || !other || pieces.length > 2 || !areOfOneSet(one, other)) return false
  const has = (type: string) => pieces.some(({ garment }) => garment.type === type)
  return has('suit-jacket') && has('suit-trousers')
}

/** Whether these pieces take a plural verb. */
export function areSeveral(pieces: readonly NamedPiece[]): boolean {
  const [first] = pieces
  if (isSuit(pieces)) return false
  return pieces.length > 1 || (first !== undefined && pieceWords(first).it === 'they')
}

/** Returns the sentence for pieces that keep rain or snow out: 'The trench coat keeps the rain out.' */
export function keepsOutWords(
  names: string,
  { pieces, falling }: { readonly pieces: readonly NamedPiece[]; readonly falling: 'rain' | 'snow' },
): string {
  // Shoes keep the feet dry: 'The snow boots keep the snow out' is meaningless.
  const areShoes = pieces.every(({ garment: { slot } }) => slot === 'shoes')
  const isOver = pieces.some(({ garment: { tags } }) => tags.has('umbrella'))
  const kept = areShoes ? 'your feet dry' : `the ${falling} ${isOver ? 'off' : 'out'}`
  return `${capital(names)} ${areSeveral(pieces) ? 'keep' : 'keeps'} ${kept}.`
}

/** Adds a color to words unless they contain it: not 'camel camel coat' or 'denim blue jeans'. */
export function withShade(shade: string | null, words: string): string {
  if (!shade) return words
  const lowercase = words.toLowerCase()
  const color = /denim|jeans/.test(lowercase) ? shade.replace(/^denim /, '') : shade
  const isSaid = color
    .split(/[ -]/)
    .some((word) => word.length > 2 && word !== 'and' && lowercase.includes(word.toLowerCase()))
  if (isSaid) return words
  // English puts the length before the color: 'long black puffer'.
  const [, length, rest] = /^(long|short|oversized|big) (?!sleeve|johns)(.+)$/.exec(words) ?? []
  if (length && rest) return `${length} ${color} ${rest}`
  // 'Floral long dress' becomes 'long blue floral dress'.
  const [, pattern, long, noun] = /^(\p{L}+) (long|short) (?!sleeve)(\p{L}+)$/u.exec(words) ?? []
  return pattern && long && noun ? `${long} ${color} ${pattern} ${noun}` : `${color} ${words}`
}

// 'Vit väst' says its color already.
function inOwnColor(own: string, piece: NamedPiece, shade: string | null): string {
  const [said, color] = [own, piece.color].map((words) => words.toLowerCase().split(' '))
  return color?.some((word) => said?.includes(word)) ? own : withShade(colorsOf(piece, shade), own)
}

/** Two colors become 'gray-and-orange'; with three or more, only the main one is named. */
export function colorsOf(piece: NamedPiece, shade: string | null): string | null {
  const shades = shadesOf(piece)
  return shade === shades[0] && shades.length === 2 && !namesTrim(`${piece.color} ${piece.name}`)
    ? shades.join('-and-')
    : shade
}

function described(piece: NamedPiece, shade: string | null, noun: string): string {
  const cloth = materialAdjective(piece)
  // A parsed fabric may be only typical for the type, so it is mentioned only if the name contains it.
  const isSaid =
    cloth !== null && piece.name.toLowerCase().includes(cloth) && !noun.includes(cloth.replace(/ed$/, ''))
  // Jeans are denim anyway.
  const fabric =
    isSaid && tellingFabrics.test(cloth) && !(cloth === 'denim' && noun.includes('jeans')) ? cloth : null
  // The noun 'kilt' implies checks, but a named tartan is mentioned.
  const pattern = namedPattern(piece) ?? (nounImpliesPattern(piece) ? null : patternAdjective(piece))
  const words = [noun.includes(pattern ?? '') ? null : pattern, fabric, noun].filter((one) => one !== null)
  // 'A natural straw hat', but no 'natural hat'.
  return withShade(shade === 'natural' && !fabric ? null : shade, [...new Set(words)].join(' '))
}

/** The fields of a piece that sentences need. */
export interface NamedPiece {
  readonly name: string
  readonly color: string
  readonly brand: string | null
  readonly garment: Garment
}

// Longer names are shop titles, too long for a sentence.
const NAME_MAX = 40
// Punctuation that would break a sentence.
const BREAK = /[,;:|/\\()[\]{}<>"“”!?…]|\.(?!\d)|\s[-–—]\s/

// Words from names of places, people and brands.
// prettier-ignore
const alwaysCapital = new Set([
  'Chelsea', 'Breton', 'Panama', 'Hawaiian', 'Norwegian', 'Scottish', 'Irish', 'Italian', 'French', 'Japanese', 'Hermès',
  'Aran', 'Barbour', 'Birkenstock', 'Birkenstocks', 'Havaianas', 'Converse', 'Vans', 'Levi', 'Levis', 'Nike', 'Adidas', 'Zara', 'Uniqlo', 'Gucci', 'Prada',
])

/** Returns the owner's name of a piece for use inside a sentence; null if it is unsuitable. */
export function ownName({ name, brand, garment }: NamedPiece): string | null {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  const cut = (whole.split(BREAK)[0] ?? '').trim().replace(/^(my|the|a|an) (?=\S)/i, '')
  if (cut.length < 3 || cut.length > NAME_MAX) return null
  return isOnlyThing(cut, garment) ? cut.toLowerCase() : lowerStart(cut, brand)
}

// Whether the name is only the noun of the type, as 'Flip-Flops'.
function isOnlyThing(cut: string, garment: NamedPiece['garment']): boolean {
  const { one, several, isKnown } = nounOf({ name: cut, garment })
  const words = plainLetters(cut)
  return isKnown && one !== 'T-shirt' && (words === plainLetters(one) || words === plainLetters(several))
}

const plainLetters = (words: string) => words.toLowerCase().replaceAll('-', ' ')

// Keeps the capital of 'T-shirt', acronyms, brands, proper names and names in title case.
function lowerStart(name: string, brand: string | null): string {
  const [first = '', second = ''] = name.split(' ')
  const isBrand = brand !== null && brand.toLowerCase().startsWith(first.toLowerCase())
  const isPlainWord = /^\p{Lu}[\p{Ll}-]+$/u.test(first) && first.charAt(1) !== '-'
  const isTitle = /^\p{Lu}\p{Ll}/u.test(second) && !alwaysCapital.has(second)
  if (!isPlainWord || isBrand || alwaysCapital.has(first) || isTitle) return name
  return first.toLowerCase() + name.slice(first.length)
}
