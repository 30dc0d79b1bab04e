import type { Garment } from '../../closet/garment.ts'
import { suitWords, UNNAMED_SET } from '../../closet/garment-words/set-name.ts'
import { phraseSet, wordSet } from '../../word-set.ts'

interface SetPiece {
  readonly brand: string | null
  readonly garment: Garment
}

/** Differences in OKLCH within which two colors can be the same fabric. */
const LIGHTNESS_APART = 0.16
const CHROMA_APART = 0.09

/** Sets made of one fabric; parts of other sets, such as a hanbok or a sari, differ in color by custom. */
export const oneCloth = wordSet('suit tuxedo pajamas tracksuit co-ord scrubs bikini senator')

/**
 * Whether two pieces are parts of one set, such as a suit's jacket and trousers: the owner names the same set, or they
 * are the same kind of set in the same color, and of the same brand if both are known.
 */
export function areOfOneSet(one: SetPiece, other: SetPiece): boolean {
  const [first, second] = [one.garment, other.garment]
  const isOfOneFamily = first.color?.family === second.color?.family
  // Two pieces named '(set)' are one set if their color and pattern match.
  if (first.slot !== second.slot && first.setName && first.setName === second.setName)
    return first.setName !== UNNAMED_SET || (isOfOneFamily && first.pattern === second.pattern)
  if (arePartners(first, second)) return true
  if (areOfTwoNamedSets(first, second) || first.slot === second.slot) return false
  const isSet = first.set !== null && first.set === second.set
  // Tailored pieces of the same pattern, such as a pinstriped blazer and slacks, can be a suit without being named one.
  const isOfOnePattern = first.pattern !== null && first.pattern === second.pattern
  if (!isSet && !(isOfOnePattern && isTailored(first) && isTailored(second))) return false
  const [brand, otherBrand] = [one.brand?.toLowerCase(), other.brand?.toLowerCase()]
  if (brand && otherBrand && brand !== otherBrand) return false
  if (isSet && first.set && !oneCloth.has(first.set)) return true
  if (!first.color || !second.color) return isSet
  return (
    isOfOneFamily &&
    Math.abs(first.color.lightness - second.color.lightness) <= LIGHTNESS_APART &&
    Math.abs(first.color.chroma - second.color.chroma) <= CHROMA_APART
  )
}

/**
 * Whether two pieces are known to be made as a set. A brown jacket and brown trousers only may be one suit, unless the
 * owner's words or the brand say so.
 */
export function areKnownSet(one: SetPiece, other: SetPiece): boolean {
  if (!areOfOneSet(one, other)) return false
  const [first, second] = [one.garment, other.garment]
  const isNamed = first.setName !== null && first.setName === second.setName
  if (isNamed || arePartners(first, second) || isSetByCustom(one, other)) return true
  return one.brand !== null && one.brand.toLowerCase() === other.brand?.toLowerCase()
}

/** Whether two pieces are worn together by custom, such as a kilt and an Argyll jacket, rather than made as a set. */
export function isSetByCustom({ garment: one }: SetPiece, { garment: other }: SetPiece): boolean {
  const isNamed = one.setName !== null && one.setName === other.setName
  return !isNamed && one.set !== null && one.set === other.set && !oneCloth.has(one.set) && !kits.has(one.set)
}

// Worn together for their use: goggles with any ski pants.
const kits = phraseSet('ski suit, rain suit, waders, football kit')

/** Whether the owner's words name the other piece as partner: 'trousers for white kaftan'. */
export function namesPartner({ slot, setName, color }: Garment, other: Garment): boolean {
  if (setName === null || slot === other.slot) return false
  const last = setName.split(' ').at(-1) ?? ''
  // 'Blazer (zum Anzug)' belongs to suit trousers of the same color.
  if (suitWords.some((word) => word === last))
    return other.set === 'suit' && color?.family === other.color?.family
  if (last === 'blazer') return other.tags.has('blazer') && color?.family === other.color?.family
  return last === other.set || (other.type?.split('-').includes(last) ?? false)
}

/** Whether the owner's words name either piece as the partner of the other. */
export const arePartners = (one: Garment, other: Garment): boolean =>
  namesPartner(one, other) || namesPartner(other, one)

/** Whether the owner's words hold two pieces together: both name a choir. In titles of shops such words are brands. */
export function shareOwnWord(one: Garment, other: Garment): boolean {
  if (one.slot === other.slot || one.ownWords.size === 0 || other.ownWords.size === 0) return false
  // Any kurta pajamas go with any kurta, so a shared word of traditional dress makes no set.
  if (one.culture !== null && other.culture !== null) return false
  return [...one.ownWords].some((word) => other.ownWords.has(word))
}

const isTailored = ({ tags }: Garment) => tags.has('blazer') || tags.has('suiting')

/** Whether the owner's words name different sets for two pieces. */
export function areOfTwoNamedSets(one: Garment, other: Garment): boolean {
  if (arePartners(one, other)) return false
  return one.setName !== null && other.setName !== null && one.setName !== other.setName
}
