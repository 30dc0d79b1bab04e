import type { Garment } from '../../closet/garment.ts'
import { nounOf } from '../../closet/garment-types/noun-of.ts'

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
