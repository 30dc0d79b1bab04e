import { hasTag } from '../../../closet/tags/garment-tags.ts'
import type { Garment } from '../../../closet/garment.ts'
import type { OccasionNeeds, OutfitNeeds } from '../../outfit-needs.ts'
import type { Fault } from './fault.ts'
import type { BySlot } from '../area-weight.ts'
import { temperatureFor } from '../warmth-needed.ts'

// Tolerated steps outside of the occasion's formality band; larger for coats and bags, which are taken off there.
// prettier-ignore
const slack: BySlot = { outer: 0.25, mid: 0.25, dress: 0.1, top: 0.1, bottom: 0.1, shoes: 0.1, bag: 0.3, extra: 0.4 }
// In the cold any coat is better than none, and any sweater.
const COAT_BELOW_CELSIUS = 12
const COAT_SLACK = 1
const COLD_CELSIUS = 5
const COLD_COAT_SLACK = 1.4
const FROST_CELSIUS = 3
const COOL_CELSIUS = 8
const WARM_TOP_CLO = 0.27
const KNIT_SLACK = 0.8
const FROST_SCARF_SLACK = 1.4
// A gown where it is too dressy gets a fixed, high severity.
const EVENING_WEAR = 4.5
const GOWN_SEVERITY = 0.92
const FESTIVE_SLACK = 0.3
const FESTIVE_DRESS_SLACK = 0.8
const WHITE_SHIRT_SLACK = 0.5
const PLAIN_COAT_SLACK = 0.5
const FIRST_STEP = 0.25
const EACH_STEP = 0.65
const MAX_SEVERITY = 0.95
const T_SHIRT_FORMALITY = 2
const FAR_OFF = 0.7

/** Whether a deviation in formality steps is more than slight. */
export function isFarOff(steps: number): boolean {
  return steps > FAR_OFF
}

/** Faults of a garment by the dress code; severity grows with each step outside of the formality band. */
export function formalityFault(garment: Garment, occasion: OccasionNeeds, needs: OutfitNeeds): Fault[] {
  // The formality of a piece without a recognized type is only a guess.
  if (garment.type === null || isReligiousWear(garment) || isPlainWatch(garment)) return []
  const { least, most } = occasion.formality
  const slackBelow =
    (isFestive(garment, occasion) ? FESTIVE_DRESS_SLACK : 0) + (isWhiteShirt(garment) ? WHITE_SHIRT_SLACK : 0)
  const low = least - garment.formality - slackBelow
  const high = garment.formality - most - (isPlainCoat(garment) ? PLAIN_COAT_SLACK : 0)
  const isLow = low > high
  const steps = Math.max(low, high) - slackOf(garment, needs)
  // At a celebration slight overdressing is not a fault; beyond that the severity is the same as elsewhere.
  const forgiven = !isLow && occasion.mood === 'festive' ? FESTIVE_SLACK : 0
  const isNeverDressy = isCarriedForUse(garment) || garment.formality <= T_SHIRT_FORMALITY
  if (steps <= forgiven || (!isLow && isNeverDressy)) return []
  // A folk sash is as dressy as the dress that it belongs to.
  if (isLow && garment.slot === 'extra' && garment.tags.has('traditional')) return []
  const cause = {
    kind: isLow ? 'too casual' : 'too dressy',
    isSlight: !isFarOff(Math.max(low, high)),
  } as const
  if (!isLow && garment.slot === 'dress' && garment.formality >= EVENING_WEAR)
    return [{ cause, severity: GOWN_SEVERITY }]
  return [{ cause, severity: Math.min(MAX_SEVERITY, FIRST_STEP + EACH_STEP * steps) }]
}

// Festive and traditional festive dress counts as dressy, regardless of its cut.
const isFestive = ({ tags, culture }: Garment, { mood }: OccasionNeeds) =>
  mood === 'festive' &&
  (tags.has('festive') || tags.has('festive shoes') || (culture !== null && tags.has('traditional')))

/** Whether it is a plain white shirt, which is worn with a suit regardless of the formality that its words suggest. */
export function isWhiteShirt({ slot, color, pattern, material, tags, culture }: Garment): boolean {
  const isPlain = pattern === null && culture === null && (material === null || material === 'cotton')
  return slot === 'top' && isPlain && tags.has('shirt') && color?.family === 'white'
}

// A wool coat is worn to a match too.
const isPlainCoat = ({ slot, tags }: Garment) =>
  slot === 'outer' && tags.has('coat') && !tags.has('dress coat')

/** Whether it is worn for religious reasons, and thus suits every occasion. */
export function isReligiousWear({ slot, tags }: Garment): boolean {
  return slot === 'extra' && (tags.has('headscarf') || tags.has('religious'))
}

// A plain watch suits even a tuxedo; a running watch does not.
const isPlainWatch = ({ tags }: Garment) => tags.has('watch') && !tags.has('sport watch')

/** Whether an accessory is carried for its use, such as an umbrella or gloves; it is never too dressy. */
export function isCarriedForUse({ tags }: Pick<Garment, 'tags'>): boolean {
  return hasTag({ tags }, [
    'umbrella',
    'sunglasses',
    'gloves',
    'warm accessory',
    'winter scarf',
    'socks',
    'tights',
  ])
}

function slackOf(garment: Garment, needs: OutfitNeeds): number {
  const celsius = temperatureFor(needs)
  const { slot, warmthClo } = garment
  if (celsius === null) return slack[slot]
  // In frost even a plain scarf and gloves suit a formal occasion, such as a burial.
  if (celsius <= FROST_CELSIUS && hasTag(garment, ['winter scarf', 'gloves'])) return FROST_SCARF_SLACK
  const isCoat = slot === 'outer' && celsius < COAT_BELOW_CELSIUS && !garment.tags.has('tailored')
  const isStated = (needs.occasion?.temperatureCelsius ?? null) !== null
  if (isCoat) return isStated && celsius <= COLD_CELSIUS ? COLD_COAT_SLACK : COAT_SLACK
  const isKnit =
    isStated && (slot === 'top' || slot === 'mid') && warmthClo >= WARM_TOP_CLO && celsius <= COOL_CELSIUS
  return isKnit ? KNIT_SLACK : slack[slot]
}
