import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { AdviceInput } from './advice-input.ts'
import { isWarmDay } from './is-warm-day.ts'

/** Whether something speaks against a garment of the catalog. */
export type GarmentRule = (candidate: CatalogGarment, input: AdviceInput) => boolean

/** Formality from which a dress stays an option below freezing. */
export const DRESSED_UP = 3
export const SANDALS_CELSIUS = 15
const SNOW_CELSIUS = 2
const BOAT_SHOES_CELSIUS = 8
const BOOTS_CELSIUS = 8
// Same threshold as the occasion profile 'arctic cold'.
const ARCTIC_CELSIUS = -7.5

/** Whether a pair of shoes doesn't belong at this occasion, even if the request names it. */
export const areShoesOutOfPlace: GarmentRule = (candidate, input) =>
  candidate.part === 'shoes' && strict.some((rule) => rule(candidate, input))

/** Whether a pair of shoes is only for those who request it. */
export const areShoesUnusual: GarmentRule = (candidate, input) =>
  candidate.part === 'shoes' && usual.some((rule) => rule(candidate, input))

const strict: readonly GarmentRule[] = [
  ({ name }, { reading }) => name === 'snow boots' && !isSnow(reading.needs),
  // Rain boots are for mud and floods: they hurt after a day of walking in town, and sweat in a room.
  ({ name }, { reading: { event, needs } }) =>
    name === 'rain boots' &&
    ((needs.setting === 'indoors' && !needs.activities.includes('walking')) ||
      (needs.activities.includes('walking') &&
        ((event?.hours ?? 0) >= LONG_WALK_HOURS || !needs.profiles?.some((id) => muddy.has(id))))) &&
    !needs.profiles?.some((id) => wetWork.has(id)),
  ({ name }, { reading }) => name === 'pointed flats' && isOnFoot(reading.needs),
  ({ name }, { reading }) => name === 'velvet flats' && isWarmDay(reading.needs),
  // Pool slides are too casual.
  ({ name }, { reading }) => name === 'slides' && reading.needs.formality.ideal >= DRESSED_UP,
  // Feet swell in winter too, but not in open sandals.
  ({ name }, { celsius }) => name === 'wide flat sandals' && celsius !== null && celsius < SANDALS_CELSIUS,
  // Rope soles soak, so they are for dry, warm days.
  ({ piece }, { celsius, reading }) =>
    piece.garment.tags.has('espadrilles') &&
    (reading.needs.isWet || (celsius !== null && celsius < SANDALS_CELSIUS)),
  // Sports shoes soak through in snow, even at a lesson that calls for them.
  ({ piece }, { reading: { needs } }) =>
    hasTag(piece.garment, ['sneakers', 'running shoes']) &&
    !piece.garment.tags.has('technical') &&
    needs.setting === 'outdoors' &&
    needs.profiles?.includes('snowfall') === true,
  // Boat shoes are worn without socks.
  ({ piece }, { celsius }) =>
    piece.garment.tags.has('boat shoes') && celsius !== null && celsius < BOAT_SHOES_CELSIUS,
  // Open shoes and heels don't suit mud or a farmyard.
  ({ piece }, { reading, words }) =>
    (isInMud(reading) ||
      (reading.needs.mood !== 'festive' && words.some(({ plain }) => farms.test(plain)))) &&
    hasTag(piece.garment, ['heels', 'block heels', 'high heels', 'pumps', 'sandals', 'espadrilles', 'flats']),
]

const usual: readonly GarmentRule[] = [
  // On a cool day out, feet stay closed in.
  ({ piece }, { celsius, reading }) =>
    celsius !== null &&
    celsius < SANDALS_CELSIUS &&
    reading.needs.formality.ideal < DRESSED_UP &&
    !reading.needs.activities.includes('on sand') &&
    hasTag(piece.garment, ['sandals']) &&
    !hasTag(piece.garment, ['slides', 'flip-flops']),
  // In arctic cold, hours outdoors need insulated boots.
  ({ piece }, { celsius, reading: { needs } }) =>
    celsius !== null &&
    celsius < ARCTIC_CELSIUS &&
    needs.setting === 'outdoors' &&
    needs.formality.ideal < DRESSED_UP &&
    !needs.activities.includes('sport') &&
    !piece.garment.tags.has('snow boots'),
  // In winter, shoes that come off at the door can be boots to slip on.
  ({ piece }, { asker, celsius }) =>
    celsius !== null &&
    celsius < BOOTS_CELSIUS &&
    asker.rows.some(({ id }) => id === 'shoes off' || id === 'shoes off house') &&
    hasTag(piece.garment, ['loafers', 'flats', 'pumps', 'canvas shoes']),
  // On a day on foot, soft soles come before loafers.
  ({ piece }, { reading: { event, needs } }) =>
    needs.activities.includes('walking') &&
    (event?.hours ?? 0) >= LONG_WALK_HOURS &&
    needs.setting !== 'indoors' &&
    needs.formality.ideal < WALKING_SHOES_BELOW &&
    hasTag(piece.garment, ['loafers']),
  // Satin shoes are for the evening and for celebrations.
  ({ piece }, { reading: { needs } }) =>
    piece.garment.material === 'satin' && needs.mood !== 'festive' && needs.dayTime === 'day',
]

const LONG_WALK_HOURS = 5
const WALKING_SHOES_BELOW = 2.6
const muddy: ReadonlySet<string> = new Set(['downpour', 'monsoon'])
// prettier-ignore
const wetWork: ReadonlySet<string> = new Set([
  'mud', 'farm', 'cleanup', 'sea work', 'caving', 'sea fishing', 'country show', 'muddy festival', 'gardening', 'festival mud',
  'tide pools', 'prospecting',
])

const isInMud = ({ rows, needs }: AdviceInput['reading']) =>
  rows.some(({ id }) => id === 'mud') && needs.setting !== 'indoors'
const farms = /^(?:farm|farms|farmhouse|farmyard|ranch|smallholding|stables?|barn|barnyard|dairy|paddock)$/

const isSnow = ({ temperatureCelsius, season, setting, profiles = [] }: OccasionNeeds) =>
  (temperatureCelsius !== null && temperatureCelsius <= SNOW_CELSIUS) ||
  (season === 'winter' && setting === 'outdoors') ||
  profiles.some((id) => id.startsWith('snow'))

// Thin pointed shoes suit a table or desk, not walking.
const isOnFoot = ({ activities, setting }: OccasionNeeds) =>
  setting === 'outdoors' ||
  activities.some((one) => ['walking', 'standing', 'dancing', 'playing with children'].includes(one))
