import type { Garment } from '../closet/garment.ts'
import { nounOf } from '../closet/noun-of.ts'

/** A piece that a sentence can speak of. */
export interface SpokenPiece {
  readonly name: string
  readonly color: string
  readonly brand: string | null
  readonly garment: Garment
}

// Longer names are titles of shops, which no sentence can carry.
const NAME_MAX = 40
// Reads as the end of one thing and the start of another inside a sentence.
const BREAK = /[,;:|/\\()[\]{}<>"“”!?…]|\.(?!\d)|\s[-–—]\s/

// Of names of places and people.
// prettier-ignore
const alwaysCapital = new Set([
  'Chelsea', 'Breton', 'Panama', 'Hawaiian', 'Norwegian', 'Scottish', 'Irish', 'Italian', 'French', 'Japanese', 'Hermès',
  'Aran', 'Barbour', 'Birkenstock', 'Birkenstocks', 'Havaianas', 'Converse', 'Vans', 'Levi', 'Levis', 'Nike', 'Adidas', 'Zara', 'Uniqlo', 'Gucci', 'Prada',
])

/** The name its owner gave a piece, as it can stand inside a sentence; null where it cannot. */
export function ownName({ name, brand, garment }: SpokenPiece): string | null {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  const cut = (whole.split(BREAK)[0] ?? '').trim().replace(/^(my|the|a|an) (?=\S)/i, '')
  if (cut.length < 3 || cut.length > NAME_MAX) return null
  return isOnlyThing(cut, garment) ? cut.toLowerCase() : lowerStart(cut, brand)
}

// 'Flip-Flops' is a word for what it is, and no name.
function isOnlyThing(cut: string, garment: SpokenPiece['garment']): boolean {
  const { one, several, isKnown } = nounOf({ name: cut, garment })
  const said = plainLetters(cut)
  return isKnown && one !== 'T-shirt' && (said === plainLetters(one) || said === plainLetters(several))
}

const plainLetters = (words: string) => words.toLowerCase().replaceAll('-', ' ')

// A capital stays on 'T-shirt', on an acronym, on a name of its own and where every word has one: that is a name.
function lowerStart(name: string, brand: string | null): string {
  const [first = '', second = ''] = name.split(' ')
  const isBrand = brand !== null && brand.toLowerCase().startsWith(first.toLowerCase())
  const isPlainWord = /^\p{Lu}[\p{Ll}-]+$/u.test(first) && first.charAt(1) !== '-'
  const isTitle = /^\p{Lu}\p{Ll}/u.test(second) && !alwaysCapital.has(second)
  if (!isPlainWord || isBrand || alwaysCapital.has(first) || isTitle) return name
  return first.toLowerCase() + name.slice(first.length)
}
