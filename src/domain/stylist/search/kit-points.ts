import type { Garment } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import { namesOtherEvent } from '../occasions/matching/events-named-by.ts'
import type { StylistPiece } from '../outfit.ts'
import { UNNAMED_SET } from '../../closet/garment-words/set-name.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { namesPartner } from '../pairing/are-of-one-set.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { isKeptFor, isNamedFor } from '../score/faults/reservation-fault.ts'
import { isCalledForByEvent, wantedWeight } from '../score/wants-met.ts'

// Words on more pieces are a habit of naming rather than a kit.
const MAX_PIECES = 6
const MAX_FORMALITY_APART = 1.6
// In points of the score: less than any fault costs, more than a slightly better color gives.
const SHARED_WORD_POINTS = 1.5
const SHARED_KIND_POINTS = 1.5
const AT_HOME_POINTS = 2
const NAMED_POINTS = 2.5
const MAX_POINTS = 3
// For clothes of another kit or event that nothing here calls for.
const STRAY_POINTS = -4
const OTHER_EVENT_POINTS = -1
const HOME_FORMALITY = 2.2

// Kinds of clothes that are worn with their like.
// prettier-ignore
const kits = [
  'uniform', 'academic', 'scrubs', 'costume', 'black tie', 'white tie', 'highland', 'court dress', 'martial arts',
] as const satisfies readonly GarmentTag[]
// Scrubs and the clothes of builders are uniforms too, but of no band.
const trades = ['scrubs', 'work site'] as const satisfies readonly GarmentTag[]
// prettier-ignore
const special = [
  'uniform', 'academic', 'scrubs', 'costume', 'court dress', 'martial arts', 'fan wear', 'bridal', 'christmas', 'novelty', 'safety',
  'traditional',
] as const satisfies readonly GarmentTag[]
const specialTags: readonly GarmentTag[] = [...special, 'festive', 'religious', 'merchandise']

const workWear = ['uniform', 'work site', 'safety', 'scrubs'] as const satisfies readonly GarmentTag[]

/**
 * Creates a function that rates how likely a piece belongs to the kit of the fixed pieces, in points: the emerald gele to
 * the emerald gown, the patent shoes to the tuxedo. It only decides between pieces that are about equal.
 */
export function kitPoints(
  fixed: readonly StylistPiece[],
  closet: readonly StylistPiece[],
  needs: OutfitNeeds,
): (piece: StylistPiece) => number {
  const words = rareWordsOf(fixed, closet)
  const { occasion } = needs
  const isOfOtherEvent = namesOtherEvent(occasion?.profiles ?? [])
  const isAtHome =
    occasion?.activities.includes('staying in') === true && occasion.formality.ideal <= HOME_FORMALITY
  const called = [...(occasion?.wants ?? []).filter(namesSpecial), ...(needs.partners ?? [])]
  const isWanted = (garment: Garment) =>
    isKeptFor(garment, needs) ||
    isCalledForByEvent(garment, needs) ||
    called.some(({ of }) => isSelected(garment, of))
  return ({ garment }) => {
    const shared = [...garment.purposeWords].filter((word) => words.has(word)).length
    const byWords = isNearAny(garment, fixed) ? SHARED_WORD_POINTS * shared : 0
    const byKind = fixed.some((piece) => areOfOneKind(garment, piece.garment)) ? SHARED_KIND_POINTS : 0
    const wanted = wantedWeight(garment, needs)
    const atHome = isAtHome && isHomewear(garment) ? AT_HOME_POINTS : 0
    const asNamed = isNamedFor(garment, needs) ? NAMED_POINTS : 0
    const points = Math.min(MAX_POINTS, byWords + byKind + atHome + asNamed)
    if (points > 0) return points
    const isTraditional = garment.tags.has('traditional')
    if (hasTag(garment, special) && (isTraditional ? !isWanted(garment) : wanted < 1)) return STRAY_POINTS
    if (isExtraOfOther(garment, fixed)) return STRAY_POINTS
    const isForOneUse = hasTag(garment, workWear) || garment.purpose === 'sport'
    if (!occasion || (wanted >= 1 && !isForOneUse)) return 0
    return isOfOtherEvent(garment.purposeWords, isForOneUse) ? OTHER_EVENT_POINTS : 0
  }
}

function areOfOneKind(one: Garment, other: Garment): boolean {
  if (one.culture !== null && one.culture === other.culture) return true
  const isNear = Math.abs(one.formality - other.formality) <= MAX_FORMALITY_APART
  const isShared = (tag: GarmentTag) => one.tags.has(tag) && other.tags.has(tag)
  // The shoes of a nurse aren't scrubs.
  const isOfTrade = one.slot === 'shoes' || trades.every((tag) => one.tags.has(tag) === other.tags.has(tag))
  return isNear && kits.some(isShared) && isOfTrade
}

const isHomewear = ({ purpose, tags }: Garment) => purpose === 'home' || tags.has('loungewear')

// A want of any light scarf does not include a gamcha.
function namesSpecial({ of, weight, isForWeather }: OccasionWant): boolean {
  if (weight === 1 || isForWeather) return false
  const named = [...(of.tags ?? []), ...(of.allTags ?? [])]
  return of.cultures !== undefined || of.sets !== undefined || named.some((tag) => specialTags.includes(tag))
}

// A stole for the sherwani is not worn with a shirt.
const isExtraOfOther = (garment: Garment, fixed: readonly StylistPiece[]) =>
  garment.slot === 'extra' &&
  garment.setName !== null &&
  garment.setName !== UNNAMED_SET &&
  !fixed.some((piece) => piece.garment.setName === garment.setName || namesPartner(garment, piece.garment))

// Words of the fixed pieces that few others share.
function rareWordsOf(fixed: readonly StylistPiece[], closet: readonly StylistPiece[]): ReadonlySet<string> {
  const counts = new Map(fixed.flatMap(({ garment }) => [...garment.purposeWords].map((word) => [word, 0])))
  if (counts.size === 0) return new Set()
  for (const { garment } of closet)
    for (const word of garment.purposeWords) {
      const count = counts.get(word)
      if (count !== undefined) counts.set(word, count + 1)
    }
  return new Set([...counts].flatMap(([word, count]) => (count <= MAX_PIECES ? [word] : [])))
}

const isNearAny = ({ formality }: Garment, fixed: readonly StylistPiece[]) =>
  fixed.some(({ garment }) => Math.abs(garment.formality - formality) <= MAX_FORMALITY_APART)
