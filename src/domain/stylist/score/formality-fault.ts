import { hasTag } from '../../closet/garment-tags.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import type { Fault } from './fault.ts'
import { temperatureFor } from './warmth-needed.ts'

// Steps outside of an occasion's band that a piece may be and still be right: a coat comes off, a bag is put down.
const slack: Readonly<Record<GarmentSlot, number>> = {
  outer: 0.25,
  mid: 0.25,
  dress: 0.1,
  top: 0.1,
  bottom: 0.1,
  shoes: 0.1,
  bag: 0.3,
  extra: 0.4,
}
// A coat over anything is better than a cold person, as is a sweater in frost.
const COAT_BELOW_CELSIUS = 12
const COAT_SLACK = 1
const COLD_CELSIUS = 5
const COLD_COAT_SLACK = 1.4
const FROST_CELSIUS = 3
const WARM_TOP_CLO = 0.27
const KNIT_SLACK = 0.8
const FROST_SCARF_SLACK = 1.4
// A gown bends no dress code.
const EVENING_WEAR = 4.5
const GOWN_SEVERITY = 0.92
const FESTIVE_SLACK = 0.3
const FESTIVE_DRESS_SLACK = 0.8
const WHITE_SHIRT_SLACK = 0.5
const FIRST_STEP = 0.25
const EACH_STEP = 0.65
const MOST_SEVERITY = 0.95

/** What the dress code has against a garment; severity grows by the step of formality outside of its band. */
export function formalityFault(garment: Garment, occasion: OccasionNeeds, needs: OutfitNeeds): Fault[] {
  // Of a piece that nobody understands the formality is a guess.
  if (garment.type === null || isOfFaith(garment) || isPlainWatch(garment)) return []
  const { least, most } = occasion.formality
  const slackBelow =
    (isFestive(garment, occasion) ? FESTIVE_DRESS_SLACK : 0) + (isWhiteShirt(garment) ? WHITE_SHIRT_SLACK : 0)
  const low = least - garment.formality - slackBelow
  const high = garment.formality - most
  const isLow = low > high
  const steps = Math.max(low, high) - slackOf(garment, needs)
  // At a celebration one may be a little overdressed; what is more than a little is no better there.
  const forgiven = !isLow && occasion.mood === 'festive' ? FESTIVE_SLACK : 0
  if (steps <= forgiven || (!isLow && isUseful(garment))) return []
  const cause = { kind: isLow ? 'too casual' : 'too dressy' } as const
  if (!isLow && garment.slot === 'dress' && garment.formality >= EVENING_WEAR)
    return [{ cause, severity: GOWN_SEVERITY }]
  return [{ cause, severity: Math.min(MOST_SEVERITY, FIRST_STEP + EACH_STEP * steps) }]
}

// What a culture wears to celebrate is dressed up whatever its cut.
function isFestive({ tags, culture }: Garment, { mood }: OccasionNeeds): boolean {
  if (mood !== 'festive') return false
  return tags.has('festive') || tags.has('festive shoes') || (culture !== null && tags.has('traditional'))
}

/** Whether it is a plain white shirt, which goes under a suit whatever its owner calls it. */
export function isWhiteShirt({ slot, color, pattern, material, tags, culture }: Garment): boolean {
  const isPlain = pattern === null && culture === null && (material === null || material === 'cotton')
  return slot === 'top' && isPlain && tags.has('shirt') && color?.family === 'white'
}

/** Whether it is worn for one's faith, which is right wherever one is. */
export function isOfFaith({ slot, tags }: Garment): boolean {
  return slot === 'extra' && (tags.has('headscarf') || tags.has('religious'))
}

// A plain watch goes with a tuxedo; a running watch does not.
function isPlainWatch({ tags }: Garment): boolean {
  return tags.has('watch') && !tags.has('sport watch')
}

const useful = [
  'umbrella',
  'sunglasses',
  'gloves',
  'warm accessory',
  'winter scarf',
  'socks',
  'tights',
] as const

/** An umbrella or warm gloves are carried for their use and are never too fine for it. */
export function isUseful({ tags }: Pick<Garment, 'tags'>): boolean {
  return hasTag({ tags }, useful)
}

function slackOf(garment: Garment, needs: OutfitNeeds): number {
  const celsius = temperatureFor(needs)
  const { slot, warmthClo } = garment
  if (celsius === null) return slack[slot]
  // At a grave in the frost a plain scarf and gloves are right, however simple.
  if (celsius <= FROST_CELSIUS && hasTag(garment, ['winter scarf', 'gloves'])) return FROST_SCARF_SLACK
  const isCoat = slot === 'outer' && celsius < COAT_BELOW_CELSIUS && !garment.tags.has('tailored')
  const isStated = (needs.occasion?.temperatureCelsius ?? null) !== null
  if (isCoat) return isStated && celsius <= COLD_CELSIUS ? COLD_COAT_SLACK : COAT_SLACK
  const isKnit =
    isStated && (slot === 'top' || slot === 'mid') && warmthClo >= WARM_TOP_CLO && celsius <= FROST_CELSIUS
  return isKnit ? KNIT_SLACK : slack[slot]
}
