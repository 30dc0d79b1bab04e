import { nameColor } from '../../closet/color-name.ts'
import { colorWithoutPattern } from '../../closet/color-without-pattern.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { listed, numeral } from '../../sentence.ts'
import type { ScoredPiece } from './scored-piece.ts'

type Named = Pick<ScoredPiece, 'name' | 'color' | 'brand' | 'garment'>

// Longer names are titles of shops, which no sentence can carry.
const NAME_MAX = 40
const COLOR_MAX = 22
// Reads as the end of one thing and the start of another inside a sentence.
const BREAK = /[,;:|/\\()[\]{}<>"“”!?…]|\.(?!\d)|\s[-–—]\s/

/** The piece as it stands in a sentence: 'the navy trousers'. The owner's name for it, or its kind where that is long. */
export function callPiece(piece: Named): string {
  return `the ${ownName(piece) ?? plainName(piece)}`
}

/** As `callPiece`, with its color in front where the name does not say it: 'the camel trench coat'. */
export function callColored(piece: Named): string {
  const name = ownName(piece)
  if (!name || !piece.garment.color) return callPiece(piece)
  const color = colorWords(piece)
  const lowerName = name.toLowerCase()
  const isSaid = color.split(' ').some((word) => word.length > 2 && lowerName.includes(word))
  return isSaid ? `the ${name}` : `the ${color} ${name}`
}

/** Up to three pieces one by one, more as 'the navy coat, the boots and two more'. */
export function callAll(pieces: readonly Named[], call = callPiece): string {
  if (pieces.length <= 3) return listed(pieces.map(call))
  const rest = pieces.length - 2
  return `${pieces.slice(0, 2).map(call).join(', ')} and ${numeral(rest)} more`
}

/** 'the navy coat', 'both pieces', 'all four pieces'. */
export function callEvery(pieces: readonly Named[]): string {
  if (pieces.length < 2) return callAll(pieces)
  return pieces.length === 2 ? 'both pieces' : `all ${numeral(pieces.length)} pieces`
}

/** `one` or `several`, as the verb must be after these pieces: trousers and boots are several by themselves. */
export function verb(pieces: readonly Named[], one: string, several: string): string {
  const [first] = pieces
  return pieces.length > 1 || (first !== undefined && isPlural(first)) ? several : one
}

/** The color as the owner wrote it where that is short and names one, else the nearest name: 'navy blue'. */
function colorWords({ color, garment }: Named): string {
  const written = colorWithoutPattern(color).toLowerCase()
  if (written && written.length <= COLOR_MAX && /^[\p{L} -]+$/u.test(written)) return written
  return garment.color ? nameColor(garment.color.hex).toLowerCase() : ''
}

function isPlural(piece: Named): boolean {
  const name = ownName(piece) ?? plainName(piece)
  return nounOf(piece).isSeveral && /[^s']s\b/i.test(name)
}

function ownName({ name, brand, garment }: Named): string | null {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  const cut = (whole.split(BREAK)[0] ?? '').trim().replace(/^(my|the|a|an) (?=\S)/i, '')
  if (cut.length < 3 || cut.length > NAME_MAX) return null
  return isOnlyThing(cut, garment) ? cut.toLowerCase() : lowerStart(cut, brand)
}

// 'Flip-Flops' is a word for what it is, and no name.
function isOnlyThing(cut: string, garment: Named['garment']): boolean {
  const { one, several, isKnown } = nounOf({ name: cut, garment })
  const said = plainLetters(cut)
  return isKnown && one !== 'T-shirt' && (said === plainLetters(one) || said === plainLetters(several))
}

const plainLetters = (words: string) => words.toLowerCase().replaceAll('-', ' ')

// Of names of places and people.
// prettier-ignore
const alwaysCapital = new Set([
  'Chelsea', 'Breton', 'Panama', 'Hawaiian', 'Norwegian', 'Scottish', 'Irish', 'Italian', 'French', 'Japanese', 'Hermès',
  'Aran', 'Barbour', 'Birkenstock', 'Birkenstocks', 'Havaianas', 'Converse', 'Vans', 'Levi', 'Levis', 'Nike', 'Adidas', 'Zara', 'Uniqlo', 'Gucci', 'Prada',
])

// A capital stays on 'T-shirt', on an acronym, on a name of its own and where every word has one: that is a name.
function lowerStart(name: string, brand: string | null): string {
  const [first = '', second = ''] = name.split(' ')
  const isBrand = brand !== null && brand.toLowerCase().startsWith(first.toLowerCase())
  const isPlainWord = /^\p{Lu}[\p{Ll}-]+$/u.test(first) && first.charAt(1) !== '-'
  const isTitle = /^\p{Lu}\p{Ll}/u.test(second) && !alwaysCapital.has(second)
  if (!isPlainWord || isBrand || alwaysCapital.has(first) || isTitle) return name
  return first.toLowerCase() + name.slice(first.length)
}

function plainName(piece: Named): string {
  const { one, several, isSeveral } = nounOf(piece)
  return `${colorWords(piece)} ${isSeveral ? several : one}`.trim()
}
