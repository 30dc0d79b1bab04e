import { hasTag } from '../../closet/garment-tags.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { CALLED_FOR } from '../score/wants-met.ts'
import { isOfUse } from '../search/extra-role.ts'
import { hasPlace } from '../search/slots-asked.ts'
import type { GarmentToFind } from '../to-find/garments-to-find.ts'
import type { Ranked } from '../to-find/rank-to-find.ts'
import { isSoberOccasion, wantsBright } from './advice-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { isBagInTheWay } from './bag-in-the-way.ts'
import { SUIT_FROM } from './garment-worth.ts'
import { isInTheWay } from './in-the-way.ts'

const MOST_PIECES = 6
const USUAL_PIECES = 4
// Below, as on the farm or at the river, both hands are at work.
const TOWN_FROM = 2.4
const FROST_CELSIUS = 5
// Nobody wears a knit beanie to the opera.
const BARE_HEADED_FROM = 3.5

/** Adds bags, jewelry and what the weather asks for to what is chosen, as long as there is a place for them. */
export function addSmallThings(
  chosen: GarmentToFind[],
  ranked: readonly Ranked<GarmentToFind>[],
  isCalledFor: (toFind: GarmentToFind, weight: number) => boolean,
  needs: OutfitNeeds,
  input: AdviceInput,
): void {
  const { lean } = input
  const { activities, formality, isWet, setting } = input.reading.needs
  // A hat and gloves are no ornament then.
  const isFrost =
    input.celsius !== null &&
    input.celsius < FROST_CELSIUS &&
    setting !== 'indoors' &&
    (setting === 'outdoors' || !activities.includes('eating')) &&
    formality.ideal < BARE_HEADED_FROM
  const isInTownRain = isWet && formality.ideal >= TOWN_FROM
  // An umbrella comes before a watch, and cold hands before a cold neck.
  const first = ranked.filter(
    ({ candidate: { piece } }) =>
      (isFrost && piece.garment.tags.has('gloves')) || (isInTownRain && piece.garment.tags.has('umbrella')),
  )
  for (const { candidate } of new Set([...first, ...ranked])) {
    const pieces = chosen.map(({ piece }) => piece)
    const isForFrost =
      isFrost && hasTag(candidate.piece.garment, ['warm accessory', 'winter scarf', 'gloves', 'beanie'])
    const isForRain = isInTownRain && candidate.piece.garment.tags.has('umbrella')
    const isTieTime =
      !wantsBright(input.reading) && (isSoberOccasion(input.reading.needs) || formality.ideal >= SUIT_FROM)
    const isForBusiness = lean === 'men' && candidate.piece.garment.tags.has('tie') && isTieTime
    const most =
      isCalledFor(candidate, CALLED_FOR) || isForFrost || isForBusiness || isForRain
        ? MOST_PIECES
        : USUAL_PIECES
    if (chosen.length >= most) continue
    const garments = pieces.map(({ garment }) => garment)
    const isUseful =
      isCalledFor(candidate, candidate.for ? 1 : Infinity) ||
      isOfUse(candidate.piece.garment, garments, needs)
    if (
      isUseful &&
      hasPlace(candidate.piece, pieces) &&
      !isBagInTheWay(candidate, input) &&
      !isInTheWay(candidate.piece.garment, garments, input)
    )
      chosen.push(candidate)
  }
}
