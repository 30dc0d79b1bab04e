import { runToEnd } from '../../run-to-end.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import { stylistSeasons } from '../../../contract/stylist/stylist.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { suitsWearer } from '../../closet/wearer/suits-wearer.ts'
import { asMid } from '../../stylist/layers/as-mid.ts'
import { canBeMid } from '../../stylist/layers/fits-over.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { temperatureFor, warmthNeeded } from '../../stylist/score/warmth-needed.ts'
import { type Fault, severities } from '../../stylist/score/faults/fault.ts'
import { faultsOf } from '../../stylist/score/faults/piece-faults.ts'
import { isUnwearableFor } from '../../stylist/score/faults/purpose-fault.ts'
import { CALLED_FOR, wantedWeight } from '../../stylist/score/wants-met.ts'
import { isEligibleFor } from '../../stylist/search/is-eligible-for.ts'
import { pieceFit } from '../../stylist/search/piece-fit.ts'
import { inEachSlot, isBody, outerwearNeed } from '../../stylist/search/outfit-slots.ts'
import { demandsOf } from '../../weather/weather-demands.ts'
import { fitInWeather, isBadInWeather } from '../../weather/fit-in-weather.ts'
import { isSpoiledByRain } from '../../weather/is-spoiled-by-rain.ts'
import { isTooBare } from '../../weather/is-too-bare.ts'
import type { DayToDress } from '../week-to-solve.ts'

/**
 * How well a piece suits a day: 0 fully, 1 slightly off the dress code, 2 a thin coat for a cold day, 3 made for
 * another occasion or season or bad in this weather, 4 for another sport, or rain or snow would ruin it, it slips on ice,
 * blows away or is unbearably hot. Pieces of 2 and more are used only when nothing else is available.
 */
export type Suitability = 0 | 1 | 2 | 3 | 4

/** A piece that may be worn on a day. */
export interface Choice {
  readonly piece: StylistPiece
  readonly suitability: Suitability
  /** See `pieceFit`: about 0 to 1, higher for required pieces, below 0 for large penalties. */
  readonly fit: number
  /**
   * Shoes that snow, ice or rain damages, or that slip, and a coat too thin or too warm for the day. The pair or the coat
   * worn the day before is better.
   */
  readonly isPoor: boolean
  /** Of another weather or occasion, kept for one, or of another season and too thin or too warm: linen in frost. */
  readonly isUnsuited: boolean
}

export type DayChoices = Readonly<Record<GarmentSlot, readonly Choice[]>>

const HEAT_FROM_CELSIUS = 24
const HEAVY_CLO = 0.32
// Share of the day's required clo that a coat may provide.
const COAT_SHARE = 0.6
// The `wantedWeight` of an ordinary garment.
const USUAL = 1
// On the scale of `fitInWeather`: flat soles on ice, salt on leather, rain on white canvas.
const POOR_FIT = 0.75
const SANDALS_FROM_CELSIUS = 17
const DRESSY_FORMALITY = 3.2
const undergarment = /\b(?:sports? bra|bralette|base[ -]?layer|undershirt|thermal (?:top|shirt|underwear))\b/i

/** Returns the pieces of the closet that may be worn on a day, ignoring the other days. */
export function dayChoices(day: DayToDress, closet: readonly StylistPiece[]): DayChoices {
  return runToEnd(choicesInSteps(day, closet))
}

// Takes about 2 ms.
const STEP_PIECES = 100

/** Like `dayChoices`, but yields after every 100 pieces. */
export function* choicesInSteps(
  day: DayToDress,
  closet: readonly StylistPiece[],
): Generator<undefined, DayChoices> {
  const fit = pieceFit(day.needs, day.date)
  const suitability = suitabilityOn(day)
  const choices = inEachSlot<Choice>()
  const demands = day.weather && demandsOf(day.weather)
  // A rain jacket on a wet hike: a second day in it is better than a day in a vest.
  const callsForJacket =
    day.needs.occasion?.wants?.some(
      ({ weight, of }) => weight === CALLED_FOR && of.slots?.includes('outer') === true,
    ) === true
  const offer = (piece: StylistPiece) => {
    const { slot } = piece.garment
    const found = suitability(piece.garment)
    if (found === null) return
    const suits = isUndergarment(piece, day) ? atLeast(3, found) : found
    choices[slot].push({
      piece,
      suitability: suits,
      isUnsuited: suits >= 3 || isForOtherDays(piece.garment, day.needs),
      fit: fit(piece),
      isPoor:
        slot === 'outer'
          ? hasFault(piece.garment, day.needs, ['too thin', 'too warm'], severities.odd) ||
            (callsForJacket && wantedWeight(piece.garment, day.needs) < CALLED_FOR)
          : slot === 'shoes' &&
            ((demands !== null && fitInWeather(piece.garment, demands).fit < POOR_FIT) ||
              areSandalsInCool(piece.garment, day.needs)),
    })
  }
  for (const [at, piece] of closet.entries()) {
    offer(piece)
    if (canBeMid(piece.garment)) offer(asMid(piece))
    if (at % STEP_PIECES === STEP_PIECES - 1) yield
  }
  return choices
}

/** Returns a function that rates a garment for a day; it returns null for garments ruled out on that day. */
function suitabilityOn({ needs, weather }: DayToDress): (garment: Garment) => Suitability | null {
  const celsius = temperatureFor(needs)
  const isWet = needs.occasion?.isWet ?? false
  const demands = weather && demandsOf(weather)
  const isDull = demands !== null && !demands.isSunny
  const noOuter = outerwearNeed(needs) === 'no'
  const strict = isEligibleFor(needs, 'strict')
  const lenient = isEligibleFor(needs, 'lenient')
  const makeshift = isEligibleFor(needs, 'makeshift')
  const mostCoatClo = celsius === null ? 0 : COAT_SHARE * warmthNeeded(celsius)
  // A spring coat in November is better than no coat; a winter coat in May is not.
  const isSpareCoat = (garment: Garment) =>
    garment.slot === 'outer' &&
    outerwearNeed(needs) === 'needed' &&
    garment.warmthClo <= mostCoatClo &&
    makeshift({ ...garment, seasons: [...stylistSeasons] })
  // As in the stylist's search, a required piece does not count as off the dress code.
  const isCalledFor = (garment: Garment) => wantedWeight(garment, needs) >= CALLED_FOR
  return (garment) => {
    if (!suitsWearer(garment, needs.wearer)) return null
    // In the heat, outer layers are ruled out unless the day calls for one, such as a rain jacket in a shower.
    if (noOuter && garment.slot === 'outer' && wantedWeight(garment, needs) <= USUAL) return null
    if (isUnwearableFor(garment, needs)) return null
    if (isDull && hasTag(garment, ['sunglasses', 'sun hat'])) return null
    if (celsius !== null && isTooBare(garment, celsius)) return null
    if ((isWet && isSpoiledByRain(garment)) || (demands && fitInWeather(garment, demands).fit === 0))
      return isIndispensable(garment) ? 4 : null
    if (demands && isBadInWeather(garment, demands))
      return (isIndispensable(garment) && !isHeavyInHeat(garment, needs)) || garment.slot === 'outer'
        ? 3
        : null
    if (strict(garment)) return 0
    if (lenient(garment)) return isCalledFor(garment) ? 0 : 1
    if (isTooWarmCoat(garment, needs)) return null
    if (makeshift(garment)) return 2
    if (isSpareCoat(garment)) return 3
    if (!isIndispensable(garment) || isHeavyInHeat(garment, needs)) return null
    // Football boots in snow: with hiking boots they are the only shoes with grip.
    return hasFault(garment, needs, ['made for something else'], severities.bad) ? 4 : 3
  }
}

// A day of 9 to 16 °C is too cool for sandals from the morning on. Evening sandals are worn indoors.
function areSandalsInCool({ isOpen, formality }: Garment, needs: OutfitNeeds): boolean {
  return (
    isOpen &&
    formality < DRESSY_FORMALITY &&
    (temperatureFor(needs) ?? SANDALS_FROM_CELSIUS) < SANDALS_FROM_CELSIUS
  )
}

// Only for sport are these worn as the top itself.
function isUndergarment({ name, garment }: StylistPiece, { needs }: DayToDress): boolean {
  return (
    garment.slot === 'top' &&
    undergarment.test(name) &&
    !(needs.occasion?.activities.includes('sport') ?? false)
  )
}

function atLeast(least: Suitability, suits: Suitability): Suitability {
  return suits > least ? suits : least
}

// Such a coat is carried all day; without it the wearer is a little cold in the morning.
function isTooWarmCoat(garment: Garment, needs: OutfitNeeds): boolean {
  return garment.slot === 'outer' && hasFault(garment, needs, ['too warm'], severities.bad)
}

function hasFault(
  garment: Garment,
  needs: OutfitNeeds,
  kinds: readonly Fault['cause']['kind'][],
  from: number,
): boolean {
  return faultsOf(garment, needs).some(
    ({ cause, severity }) => kinds.includes(cause.kind) && severity >= from,
  )
}

// A fall sweater of the right warmth suits a winter day. A dress 'for weddings' is not for the office.
function isForOtherDays(garment: Garment, needs: OutfitNeeds): boolean {
  const kinds = new Set(faultsOf(garment, needs).map(({ cause }) => cause.kind))
  const isOfOtherSeason = kinds.has('wrong season') && (kinds.has('too thin') || kinds.has('too warm'))
  return isOfOtherSeason || (kinds.has('kept for something else') && garment.reservedFor?.wording !== 'noted')
}

// A coat, a bag and a scarf are optional.
function isIndispensable({ slot }: Garment): boolean {
  return isBody({ slot }) || slot === 'shoes'
}

function isHeavyInHeat({ warmthClo }: Garment, needs: OutfitNeeds): boolean {
  const celsius = temperatureFor(needs)
  return celsius !== null && celsius >= HEAT_FROM_CELSIUS && warmthClo > HEAVY_CLO
}
