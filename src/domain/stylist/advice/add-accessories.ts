import { type GarmentTag, hasTag } from '../../closet/tags/garment-tags.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { CALLED_FOR } from '../score/wants-met.ts'
import { isOfUse } from '../search/extra-role.ts'
import { hasSlotAmong } from '../search/outfit-slots.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { Ranked } from '../catalog/rank-candidates.ts'
import { isSoberOccasion, wantsBright } from './occasion-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { COLD_CELSIUS } from './choose-outer-layer.ts'
import type { Garment } from '../../closet/garment.ts'
import { isAccessoryAgainstRules } from './garment-rules.ts'
import { eventGroups } from './advice-lists.ts'

/** Most pieces of an outfit. */
export const MOST_PIECES = 6
const USUAL_PIECES = 4
// Formality below which an umbrella is impractical, such as on a farm or at a river.
const TOWN_FROM = 2.4
const FROST_CELSIUS = 5
// Minimum formality at which warm accessories are not added for frost.
const BARE_HEADED_FROM = 3.5
/** Formality from which a suit is worn in any weather. */
export const SUIT_FROM = 3.9

/** Adds bags, jewelry and accessories for the weather to `chosen`, as long as their slots are free. */
export function addAccessories(
  chosen: CatalogGarment[],
  ranked: readonly Ranked<CatalogGarment>[],
  isCalledFor: (candidate: CatalogGarment, weight: number) => boolean,
  needs: OutfitNeeds,
  input: AdviceInput,
): void {
  const { department } = input
  const { activities, formality, isWet, setting } = input.reading.needs
  // In frost, a hat and gloves are necessary.
  const isFrost =
    input.celsius !== null &&
    input.celsius < FROST_CELSIUS &&
    (setting !== 'indoors' || input.reading.needs.profiles?.includes('walking')) &&
    (setting === 'outdoors' || !activities.includes('eating')) &&
    formality.ideal < BARE_HEADED_FROM
  const isTieTime =
    department === 'men' &&
    !wantsBright(input.reading) &&
    (isSoberOccasion(input.reading.needs) || formality.ideal >= SUIT_FROM)
  const isInTownRain = isWet && formality.ideal >= TOWN_FROM
  // A tuxedo calls for its bow tie before anything else.
  const isInTuxedo = chosen.some(({ piece }) => piece.garment.set === 'tuxedo') && department === 'men'
  // An umbrella comes before a watch, and gloves before a scarf.
  const first = ranked.filter(
    ({ candidate: { piece } }) =>
      (isInTuxedo && piece.garment.tags.has('bow tie')) ||
      (isFrost && piece.garment.tags.has('gloves')) ||
      (isInTownRain && piece.garment.tags.has('umbrella')),
  )
  for (const { candidate } of new Set([...first, ...ranked])) {
    const { garment } = candidate.piece
    const pieces = chosen.map(({ piece }) => piece)
    const garments = pieces.map((piece) => piece.garment)
    const isNecessary =
      isCalledFor(candidate, CALLED_FOR) ||
      (isFrost && hasTag(garment, ['warm accessory', 'winter scarf', 'gloves', 'beanie'])) ||
      (isInTownRain && garment.tags.has('umbrella')) ||
      (isTieTime && garment.tags.has('tie'))
    if (chosen.length >= (isNecessary ? MOST_PIECES : USUAL_PIECES)) continue
    if (
      (isCalledFor(candidate, candidate.for ? 1 : Infinity) || isOfUse(garment, garments, needs)) &&
      hasSlotAmong(candidate.piece, pieces) &&
      !isAccessoryUnsuitable(candidate, garments, input)
    )
      chosen.push(candidate)
  }
}

const overFleece: readonly GarmentTag[] = ['ski jacket', 'down', 'winter coat']
/** Adds a fleece between a base layer and a ski jacket, or any warm jacket on a hike, in the cold. */
export function addFleece(
  chosen: CatalogGarment[],
  fit: readonly CatalogGarment[],
  { celsius, reading }: AdviceInput,
): void {
  const isLayered =
    chosen.some(
      ({ part, piece: { garment } }) =>
        part === 'layer' &&
        hasTag(garment, reading.needs.activities.includes('hiking') ? overFleece : ['ski jacket']),
    ) && chosen.some(({ piece }) => piece.garment.tags.has('base layer'))
  if (!isLayered || celsius === null || celsius >= COLD_CELSIUS) return
  // In a full list it comes before socks, but not before gloves and a helmet.
  const socks = chosen.findIndex(({ piece }) => piece.garment.tags.has('socks'))
  if (chosen.length >= MOST_PIECES && socks >= 0) chosen.splice(socks, 1)
  if (chosen.length >= MOST_PIECES) return
  const fleeces = fit.filter(({ name }) => name === 'fleece pullover' || name === 'fleece jacket')
  chosen.push(...fleeces.toReversed().slice(0, 1))
}

/** Whether a bag or accessory is impractical, such as an umbrella on a bicycle, or doesn't go with the worn garments. */
export function isAccessoryUnsuitable(
  candidate: CatalogGarment,
  worn: readonly Garment[],
  input: AdviceInput,
): boolean {
  const { garment } = candidate.piece
  // Those who provide a helmet want it worn.
  const isInHelmet = [...input.asker.neverWords].some((word) => /\b(?:helmet|hat|cap)$/.test(word))
  return (
    (garment.tags.has('cap') && isInHelmet) ||
    isWrongNeckwear(garment, worn, input) ||
    isAccessoryAgainstRules(candidate, input, worn)
  )
}

// A cummerbund needs a tuxedo, and so does a bow tie, except at events in `eventGroups.withBowTie`. A tuxedo takes no long tie.
function isWrongNeckwear(
  garment: Garment,
  worn: readonly Garment[],
  { asker, reading }: AdviceInput,
): boolean {
  const jacket = worn.find(({ slot }) => slot === 'outer')
  const isWhiteTie = jacket?.tags.has('white tie') === true
  const isTuxedo = !isWhiteTie && (jacket?.set === 'tuxedo' || jacket?.tags.has('black tie') === true)
  if (garment.tags.has('cummerbund') && !isTuxedo) return true
  if (garment.tags.has('bow tie')) {
    if (isWhiteTie !== (garment.color?.family === 'white')) return true
    if (!isTuxedo && !isWhiteTie && !eventGroups.withBowTie.includes(reading.event?.id ?? '')) return true
  } else if (garment.tags.has('tie') && (isTuxedo || isWhiteTie)) {
    return !asker.rows.some(({ id }) => id === 'hates bow ties')
  }
  return isTieWithoutShirt(garment, worn)
}

/** Whether a garment is a tie without a dress shirt, as with a turtleneck. */
export function isTieWithoutShirt(garment: Garment, chosen: readonly Garment[]): boolean {
  const isWithShirt = chosen.some(({ tags }) => tags.has('dress shirt'))
  // A barong is worn open at the neck.
  const isTraditional = chosen.some(({ slot, culture }) => slot === 'top' && culture !== null)
  return hasTag(garment, ['tie', 'bow tie']) && (!isWithShirt || isTraditional)
}
