import { hasTag } from '../../../closet/tags/garment-tags.ts'
import { isSelected } from '../../../closet/garment-selector.ts'
import type { StylistSeason } from '../../../../contract/stylist/stylist.ts'
import type { Garment, GarmentSlot } from '../../../closet/garment.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../../../weather/is-too-bare.ts'
import { type OutfitNeeds, staysHome } from '../../outfit-needs.ts'
import { phraseSet } from '../../../word-set.ts'
import type { Fault } from './fault.ts'
import { groundFaults } from './ground-faults.ts'
import { interpolate } from '../interpolate.ts'
import { isSportswearInUse, seasonsFor } from '../seasons-for.ts'
import { CALLED_FOR, isCalledForByEvent, isWantedAsGear, wantedWeight } from '../wants-met.ts'
import { isNamedFor } from './reservation-fault.ts'
import { temperatureFor } from '../warmth-needed.ts'

type WeatherCause = 'wrong season' | 'too thin' | 'too warm' | 'open shoes in the cold'

/** Faults of a garment by season, temperature, rain and ground. */
export function weatherFaults(garment: Garment, needs: OutfitNeeds): Fault[] {
  if (isForSwim(garment, needs) || isForColdRoom(garment, needs)) return []
  const isShoe = garment.slot === 'shoes'
  if (isShoe && staysHome(needs.occasion?.activities ?? [])) return shoeFaultsAtHome(garment)
  const celsius = temperatureFor(needs)
  const onGround = groundFaults(garment, needs)
  // Riding boots in July and skates at any temperature: an event with shoes of its own has no season for them.
  if ((isShoe && isWantedAsGear(garment, needs)) || isOfEventInAnySeason(garment, needs)) return onGround
  return [
    ...seasonFault(garment, needs),
    ...(celsius === null ? frostGearFault(garment, needs) : temperatureFaults(garment, celsius, needs)),
    ...onGround,
  ]
}

// The polo of the job is worn in winter too, and evening sandals in a ballroom, unless the words say how cold it is.
function isOfEventInAnySeason(garment: Garment, needs: OutfitNeeds): boolean {
  const { slot, tags } = garment
  if (!needs.occasion || (needs.occasion.statedCelsius ?? null) !== null) return false
  if (slot === 'outer' && needs.occasion.setting === 'outdoors') return false
  const isPartner = needs.partners?.some(({ of }) => of.ownWords !== undefined && isSelected(garment, of))
  const isUniform = tags.has('uniform') && isWantedAsGear(garment, needs)
  if (isPartner === true || isUniform || (slot !== 'outer' && isNamedFor(garment, needs))) return true
  const isDressy = Math.min(garment.formality, needs.occasion.formality.ideal) >= DRESSY_FORMALITY
  const isInside = slot === 'shoes' && isDressy && needs.occasion.setting === 'indoors'
  return isInside && isCalledForByEvent(garment, needs)
}

const fault = (kind: WeatherCause, severity: number): Fault => ({ cause: { kind }, severity })

// Bathing that isn't a sport.
const swims = phraseSet('surf, swimming, thermal bath, sauna')

// Swimsuits and open shoes are worn for a swim even in the cold.
function isForSwim({ tags, isOpen, slot, heel }: Garment, { occasion }: OutfitNeeds): boolean {
  const isSwim =
    occasion?.activities.includes('on sand') &&
    (occasion.activities.includes('sport') || occasion.profiles?.some((id) => swims.has(id)))
  return isSwim === true && (tags.has('swimwear') || (slot === 'shoes' && isOpen && heel === 'flat'))
}

const BOOTS_AT_HOME = 0.5

// Slippers and open shoes are worn at home all year, boots for the outdoors never.
function shoeFaultsAtHome(garment: Garment): Fault[] {
  return hasTag(garment, ['snow boots', 'rain boots', 'hiking boots', 'trail shoes', 'work boots'])
    ? [fault('wrong season', BOOTS_AT_HOME)]
    : []
}

const THIN_LAYER_CLO = 0.4
const DRESSY_FORMALITY = 3.5

// For example an air-conditioned office in August.
function isForColdRoom(garment: Garment, needs: OutfitNeeds): boolean {
  const isLayer = garment.layer === 'outer' || hasTag(garment, ['cardigan', 'sweater', 'hoodie', 'shawl'])
  return (
    needs.occasion?.profiles?.includes('cold room') === true &&
    isLayer &&
    garment.warmthClo < THIN_LAYER_CLO &&
    wantedWeight(garment, needs) > 1
  )
}

const NO_FROST = 0.3
// It doesn't freeze while it rains.
const NO_FROST_IN_RAIN = 0.7

// Without a known temperature, other shoes are preferred to snow boots.
function frostGearFault({ tags }: Garment, { occasion }: OutfitNeeds): Fault[] {
  if (!tags.has('snow boots') || !occasion) return []
  return [fault('wrong season', occasion.isWet ? NO_FROST_IN_RAIN : NO_FROST)]
}

// Distance between seasons: the smallest from any season of the garment to any season of the day.
const warmth: Readonly<Record<StylistSeason, number>> = { winter: 0, fall: 1, spring: 1.3, summer: 2.3 }
const OTHER_SEASON = 0.55
const SEASON_STEP = 0.12
const MAX_SEASON = 0.78
// Share of the severity if the temperature is stated, since the season label is less precise.
const STATED_SHARE = 0.35

// Formality. Evening dresses and nightwear are worn indoors all year.
const YEAR_ROUND_FROM = 3.8

// A dance floor and a gym are warm in any season; the coat stays at the door.
function isForWarmHall({ slot, purpose }: Garment, { occasion }: OutfitNeeds): boolean {
  if (occasion?.setting !== 'indoors' || (occasion.statedCelsius ?? null) !== null) return false
  const isBody = slot === 'top' || slot === 'dress' || slot === 'bottom'
  if (occasion.activities.includes('sport')) return isBody
  return isBody && slot !== 'bottom' && purpose === null && occasion.activities.includes('dancing')
}

function seasonFault(garment: Garment, needs: OutfitNeeds): Fault[] {
  if (garment.purpose === 'home' || (garment.slot === 'dress' && garment.formality >= YEAR_ROUND_FROM))
    return []
  if (isForWarmHall(garment, needs) || isSportswearInUse(garment, needs)) return []
  const seasons = seasonsFor(needs)
  if (!seasons || garment.seasons.some((season) => seasons.includes(season))) return []
  const apart = garment.seasons.flatMap((own) =>
    seasons.map((right) => Math.abs(warmth[own] - warmth[right])),
  )
  const isStated = (needs.occasion?.temperatureCelsius ?? null) !== null
  const severity = Math.min(MAX_SEASON, OTHER_SEASON + SEASON_STEP * Math.min(...apart))
  return [fault('wrong season', severity * (isStated ? STATED_SHARE : 1))]
}

function temperatureFaults(garment: Garment, celsius: number, needs: OutfitNeeds): Fault[] {
  if (garment.slot === 'shoes') return shoeFaults(garment, celsius, needs)
  if (garment.slot === 'bag' || garment.slot === 'extra') return []
  return [...tooWarm(garment, celsius, needs), ...tooThin(garment, celsius, needs)]
}

// Clo above which a garment is too warm in its slot, by °C. Set by hand, after the tables of ISO 9920.
const mostClo: Partial<Record<GarmentSlot, readonly (readonly [number, number])[]>> = {
  outer: [[8, 0.75], [12, 0.56], [16, 0.48], [20, 0.42], [24, 0.3], [28, 0.2]],
  mid: [[18, 0.45], [22, 0.3], [26, 0.2], [30, 0.15]],
  top: [[16, 0.5], [20, 0.36], [24, 0.29], [28, 0.26], [34, 0.25]],
  bottom: [[16, 0.5], [22, 0.34], [28, 0.29], [34, 0.27]],
  dress: [[16, 0.6], [22, 0.42], [28, 0.36], [34, 0.32]],
} // prettier-ignore
const TOO_WARM = 0.4
const TOO_WARM_STEP = 3
const DRESS_CODE_SHARE = 0.3
const NO_BASE_LAYER_FROM = 20
// A season has cooler days than the typical one, so no coat made for it is too warm.
const COOLER_DAY = 5

function tooWarm(garment: Garment, usual: number, needs: OutfitNeeds): Fault[] {
  const { slot, warmthClo, tags } = garment
  const { occasion, season } = needs
  const isTypical = slot === 'outer' && (occasion?.temperatureCelsius ?? null) === null
  const celsius = isTypical ? usual - COOLER_DAY : usual
  const bound = mostClo[slot]
  const isOfSeason = isTypical && season !== null && garment.seasons.includes(season)
  if (!bound || celsius < 12 || isOfSeason) return []
  // Base layers are made to keep warm, however thin they are.
  if (tags.has('base layer') && celsius >= NO_BASE_LAYER_FROM) return [fault('too warm', 0.65)]
  const above = warmthClo - interpolate(bound, celsius)
  // Work trousers and the suit of a rider are required even in the heat.
  const isForWork = slot === 'bottom' && wantedWeight(garment, needs) >= CALLED_FOR
  if (above <= 0 || isForWork) return []
  // Rain jackets are thinner than their type suggests, and tailored jackets are worn in warm weather too.
  const isLight = (tags.has('rain jacket') && occasion?.isWet === true) || tags.has('tailored')
  // A dress code that wants a suit includes its jacket on warm days too.
  const isDressCode =
    (tags.has('suit jacket') && (occasion?.formality.ideal ?? 0) >= EVENING_FORMALITY) ||
    isWantedAsGear(garment, needs)
  const severity = Math.min(0.85, (isLight ? 0.15 : TOO_WARM) + TOO_WARM_STEP * above)
  return [fault('too warm', isDressCode ? severity * DRESS_CODE_SHARE : severity)]
}

// Minimum clo of a coat or jacket on a cold day, by °C.
const leastCoatClo = [[-15, 0.58], [-5, 0.52], [2, 0.44], [8, 0.3], [14, 0.1]] as const // prettier-ignore
const BARE_LEGS_BELOW_CELSIUS = 14
const MOVING_LEGS_BELOW_CELSIUS = 7
const BARE_SKIN_BELOW_CELSIUS = 8
const FROST_CELSIUS = 2
const COLD_CELSIUS = 5
const THIN_TOP_CLO = 0.1
const EVENING_FORMALITY = 3.8

// Sweaters are worn beneath the jacket of a uniform.
const SHELL_SHARE = 0.35

function tooThin(garment: Garment, celsius: number, needs: OutfitNeeds): Fault[] {
  const { slot, warmthClo, bares, material, isOpen, rain, tags } = garment
  const { activities = [] } = needs.occasion ?? {}
  const isEvening = (needs.occasion?.formality.ideal ?? 0) >= EVENING_FORMALITY
  if (slot === 'outer') {
    // Sport keeps the wearer warm in a thin jacket, and so does a climb above freezing.
    if (activities.includes('sport') || (activities.includes('hiking') && celsius > 0)) return []
    // In an ordinary winter a jacket without a coat is still better than none.
    const isCoat = (needs.occasion?.temperatureCelsius ?? null) !== null || !tags.has('tailored')
    const isSpared = (celsius > COLD_CELSIUS || !isCoat) && wantedWeight(garment, needs) > 1
    if (isSpared || (celsius > 0 && needs.occasion?.isWet && rain === 'keeps out')) return []
    const below = interpolate(leastCoatClo, celsius) - warmthClo
    const severity = Math.min(0.8, 0.25 + 2.2 * below) * (isWantedAsGear(garment, needs) ? SHELL_SHARE : 1)
    return below > 0 ? [fault('too thin', severity)] : []
  }
  // Evening dresses are worn under a coat in winter too.
  if ((slot === 'dress' && isEvening) || isForWarmHall(garment, needs)) return []
  const isBareLeg = bares.has('thighs') || (slot === 'bottom' && isOpen)
  // For running and cycling bare legs are fine in cool weather.
  const isMoving = activities.includes('sport') && garment.purpose === 'sport'
  // A match on grass is played in shorts down to frost.
  const movingBelow = activities.includes('on grass') ? FROST_CELSIUS : MOVING_LEGS_BELOW_CELSIUS
  const bareBelow = isMoving ? movingBelow : BARE_LEGS_BELOW_CELSIUS
  if (isBareLeg && celsius < bareBelow)
    return [fault('too thin', Math.min(0.88, 0.3 + 0.065 * (BARE_LEGS_BELOW_CELSIUS - celsius)))]
  if (material === 'linen' && celsius < BARE_SKIN_BELOW_CELSIUS) return [fault('too thin', 0.55)]
  const isBare = bares.has('shoulders') || bares.has('midriff') || tags.has('sheer')
  if (isBare && celsius < BARE_SKIN_BELOW_CELSIUS)
    return [fault('too thin', Math.min(0.75, 0.3 + 0.04 * (BARE_SKIN_BELOW_CELSIUS - celsius)))]
  return slot === 'top' && warmthClo < THIN_TOP_CLO && celsius <= FROST_CELSIUS
    ? [fault('too thin', 0.3)]
    : []
}

// Events where boots protect the feet in any weather.
const needsBoots = phraseSet(
  'motorcycle, riding, hunting, farm, fieldwork, stock work, welding, trade workshop',
)
const WARM_SHOE_CLO = 0.09
const WARM_SHOES_FROM_CELSIUS = 18
const DEEP_COLD_CELSIUS = -8

function shoeFaults(garment: Garment, celsius: number, needs: OutfitNeeds): Fault[] {
  const { occasion } = needs
  const { isOpen, tags, warmthClo } = garment
  const isEvening = (occasion?.formality.ideal ?? 0) >= EVENING_FORMALITY
  const isOnIce = occasion?.activities.includes('on ice') === true
  const isInside = occasion?.setting === 'indoors'
  if (isOpen && celsius < OPEN_SHOES_FROM_CELSIUS) {
    const isDressy = isEvening && occasion?.setting !== 'outdoors' && !isOnIce
    return [fault('open shoes in the cold', isDressy ? 0.1 : 0.78)]
  }
  if (tags.has('snow boots') && celsius > 8) return [fault('too warm', 0.8)]
  if (tags.has('snow boots') && celsius > SNOW_UP_TO_CELSIUS && !isOnIce) return [fault('too warm', 0.35)]
  const isForRain = occasion?.isWet === true && garment.rain === 'keeps out'
  // Safety shoes and boots for hiking or a rodeo are required even in the heat.
  const isForWork =
    tags.has('hiking boots') ||
    ((hasTag(garment, ['work boots', 'safety', 'cowboy boots', 'rain boots']) ||
      occasion?.profiles?.some((id) => needsBoots.has(id)) === true) &&
      wantedWeight(garment, needs) >= CALLED_FOR)
  if (warmthClo >= WARM_SHOE_CLO && celsius >= WARM_SHOES_FROM_CELSIUS && !isForRain && !isForWork)
    return [fault('too warm', Math.min(0.8, 0.3 + 0.05 * (celsius - WARM_SHOES_FROM_CELSIUS)))]
  // Sport keeps feet warm, and evening occasions are mostly inside.
  const isExposed = !isInside && !isEvening && !occasion?.activities.includes('sport')
  if (celsius <= DEEP_COLD_CELSIUS && warmthClo < WARM_SHOE_CLO && isExposed) return [fault('too thin', 0.55)]
  const isSlipOn = hasTag(garment, ['canvas shoes', 'flats']) && celsius <= FROST_CELSIUS
  return isSlipOn && !isInside ? [fault('too thin', 0.4)] : []
}

// Above this there is no snow on the ground, unless the occasion states it.
const SNOW_UP_TO_CELSIUS = 4
