import { hasTag } from '../../closet/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { type OccasionNeeds, type OutfitNeeds, staysHome } from '../outfit-needs.ts'
import { CALLED_FOR } from '../score/wants-met.ts'
import { isOfUse } from '../search/extra-role.ts'
import { hasPlace } from '../search/slots-asked.ts'
import type { GarmentToFind } from '../to-find/garments-to-find.ts'
import type { Ranked } from '../to-find/rank-to-find.ts'
import { isSoberOccasion, wantsBright } from './advice-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { isInCrowd } from './advice-layer.ts'
import { SUIT_FROM } from './garment-worth.ts'

const MOST_PIECES = 6
const USUAL_PIECES = 4
// Evening clothes begin here.
const DRESSED_UP = 3.8
// Below, as on the farm or at the river, both hands are at work.
const TOWN_FROM = 2.4
// A table in a restaurant.
const SMART = 3
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

/** Whether it is a tie without the shirt for it: advice to wear one contradicts a turtleneck. */
export function isTieWithoutShirt(garment: Garment, chosen: readonly Garment[]): boolean {
  return hasTag(garment, ['tie', 'bow tie']) && !chosen.some(({ tags }) => tags.has('dress shirt'))
}

// A man goes to a celebration or a funeral with what his pockets hold, and nobody takes a tote to a grave.
function isBagInTheWay({ part, piece }: GarmentToFind, { lean, reading }: AdviceInput): boolean {
  const { activities, mood, dayTime, formality } = reading.needs
  if (part !== 'bag') return false
  // Both hands are at work.
  const isAtWork = reading.event?.family === 'work with hands' || activities.includes('sport')
  if (isAtWork && hasTag(piece.garment, ['tote', 'canvas tote', 'handbag'])) return true
  if (
    hasTag(piece.garment, ['backpack', 'tote', 'canvas tote']) &&
    withoutBackpack.has(reading.event?.family ?? reading.event?.id ?? '')
  )
    return true
  if (staysHome(activities) || homely.has(reading.event?.id ?? '')) return true
  // A weekender stays at the hotel.
  if (piece.garment.tags.has('travel bag') && /^(?:city trip|church visit)$/.test(reading.event?.id ?? ''))
    return true
  if (piece.garment.tags.has('tote') && dayTime === 'evening' && formality.ideal >= SMART) return true
  return mood === 'festive'
    ? lean === 'men'
    : mood === 'grave' && (lean === 'men' || piece.garment.tags.has('tote'))
}

// At a friend's table nobody needs a bag.
const homely: ReadonlySet<string> = new Set(['game night', 'movie night', 'dinner at home', 'wfh'])

// Stadiums and clubs turn it away, and at a table it is in the way.
const withoutBackpack: ReadonlySet<string> = new Set([
  'date',
  'concert',
  'festival',
  'match',
  'club',
  'theater',
  'party',
])

// From here on legs are bare, or in sheer hose.
const TIGHTS_BELOW_CELSIUS = 14

// A salwar kameez has its own trousers.
const isWornWithTights = ({ kind, slot, tags, culture }: Garment) =>
  culture === null && (tags.has('skirt') || (slot === 'dress' && kind !== 'jumpsuit'))

const withBowTie: ReadonlySet<string> = new Set(['wedding', 'prom', 'school dance', 'twenties party'])

// Opaque tights are for the cold, in shoes that they go with.
const isTightsTime = (worn: readonly Garment[], celsius: number | null) =>
  celsius !== null &&
  celsius < TIGHTS_BELOW_CELSIUS &&
  worn.some(isWornWithTights) &&
  !worn.some((one) => hasTag(one, ['sneakers', 'canvas shoes', 'boat shoes', 'espadrilles', 'sandals']))

const withoutUmbrella: ReadonlySet<string> = new Set(['children', 'cane', 'wheelchair', 'one arm', 'sling'])

const isTied = (worn: readonly Garment[]) =>
  worn.some((one) => hasTag(one, ['tie', 'bow tie', 'dress shirt']))

const isByDay = ({ formality }: OccasionNeeds) => formality.ideal < DRESSED_UP

// Nobody cycles under an umbrella, or walks through a city all day with a clutch in the hand.
function isInTheWay(
  garment: Garment,
  worn: readonly Garment[],
  { asker, celsius, reading }: AdviceInput,
): boolean {
  const { activities, asksCover, dayTime, formality, mood, profiles = [], setting } = reading.needs
  if (garment.tags.has('beanie') && formality.ideal >= BARE_HEADED_FROM) return true
  // Water and sweat ruin a leather strap.
  const isInWater = activities.includes('on sand') || activities.includes('sport')
  if (isInWater && garment.tags.has('watch') && !garment.tags.has('sport watch')) return true
  // A fascinator is none for a lehenga, and wool gloves none for a site.
  if (garment.tags.has('dress hat') && worn.some(({ culture }) => culture !== null)) return true
  if (
    garment.tags.has('gloves') &&
    !garment.tags.has('work site') &&
    reading.event?.family === 'work with hands'
  )
    return true
  // A thick chain is for a night out, without a tie.
  const isNightOut = (dayTime === 'evening' || dayTime === 'night') && mood !== 'grave' && !asksCover
  const isAsked = asker.rows.some(({ id }) => id === 'big jewelry' || id === 'sparkle')
  if (garment.tags.has('statement jewelry') && !isAsked && !(isNightOut && !isTied(worn))) return true
  // Under a headscarf nobody sees them.
  if (garment.tags.has('earrings') && asker.wearer.coverage === 'hair, arms and legs') return true
  const isExercise = activities.includes('hiking') || activities.includes('sport')
  if (garment.tags.has('tights') && (isExercise || !isTightsTime(worn, celsius))) return true
  // At home and at the doctor's nobody wears a watch or a belt, or a cap indoors.
  const isPlainDay =
    staysHome(activities) || reading.event?.family === 'doctor' || reading.event?.id === 'doctor'
  if (isPlainDay && hasTag(garment, ['watch', 'belt', 'cap', 'earrings'])) return true
  if (garment.tags.has('cap') && setting === 'indoors') return true
  if (garment.tags.has('watch') && profiles.some((id) => id === 'dirty work' || id === 'lifting')) return true
  // One scarf is enough.
  const isScarfed = worn.some(({ tags, type }) => tags.has('headscarf') || type === 'dupatta')
  if (garment.tags.has('light scarf') && isScarfed) return true
  // A sari has its own.
  if (garment.type === 'dupatta' && worn.some(({ slot, culture }) => slot === 'dress' && culture !== null))
    return true
  if (isExercise && hasTag(garment, ['winter scarf', 'leather'])) return true
  // It needs the breast pocket of a jacket.
  if (
    garment.type === 'pocket-square' &&
    !worn.some(({ tags }) => tags.has('tailored') && !tags.has('traditional'))
  )
    return true
  const isOnTheMove = activities.includes('cycling') || activities.includes('hiking') || reading.needs.isWindy
  // A hand is the child's or the stick's.
  const isHandTaken = asker.rows.some(({ id }) => withoutUmbrella.has(id))
  if (garment.tags.has('umbrella') && isHandTaken) return true
  // Stands and stages have no room for one.
  if ((isOnTheMove || isInCrowd(reading)) && garment.tags.has('umbrella')) return true
  if (activities.includes('walking') && garment.tags.has('clutch') && isByDay(reading.needs)) return true
  // A cummerbund belongs to a tuxedo, and so does a bow tie where no suit is worn with one; no long tie does.
  const jacket = worn.find(({ slot }) => slot === 'outer')
  const isWhiteTie = jacket?.tags.has('white tie') === true
  const isTuxedo = !isWhiteTie && (jacket?.set === 'tuxedo' || jacket?.tags.has('black tie') === true)
  if (garment.tags.has('cummerbund') && !isTuxedo) return true
  const isBowTie = garment.tags.has('bow tie')
  if (isBowTie && isWhiteTie !== (garment.color?.family === 'white')) return true
  if (isBowTie && !isTuxedo && !isWhiteTie && !withBowTie.has(reading.event?.id ?? '')) return true
  const isLongTie = garment.tags.has('tie') && !isBowTie
  if (isLongTie && (isTuxedo || isWhiteTie) && !asker.rows.some(({ id }) => id === 'hates bow ties'))
    return true
  // Wards want arms bare below the elbow, and nothing that can't be disinfected.
  if (garment.tags.has('watch') && reading.event?.id === 'hospital shift') return true
  return isTieWithoutShirt(garment, worn)
}
