import { runToEnd } from '../run-to-end.ts'
import { hasTag } from '../closet/garment-tags.ts'
import { stylistSeasons } from '../../contract/stylist.ts'
import type { Garment, GarmentSlot } from '../closet/garment.ts'
import { suitsWearer } from '../closet/suits-wearer.ts'
import { asMid } from '../stylist/layers/as-mid.ts'
import { canBeMid } from '../stylist/layers/lies-over.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureFor, warmthNeeded } from '../stylist/score/warmth-needed.ts'
import { severities } from '../stylist/score/fault.ts'
import { faultsOf } from '../stylist/score/piece-faults.ts'
import { isOnlyElsewhere } from '../stylist/score/purpose-fault.ts'
import { CALLED_FOR, wantedWeight } from '../stylist/score/wants-met.ts'
import { mayJoin } from '../stylist/search/may-join.ts'
import { pieceFit } from '../stylist/search/piece-fit.ts'
import { outerAsked } from '../stylist/search/slots-asked.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import { fitInWeather, isBadInWeather } from '../weather/fit-in-weather.ts'
import { isSpoiledByRain } from '../weather/is-spoiled-by-rain.ts'
import { isTooBare } from '../weather/is-too-bare.ts'
import type { DayToDress } from './week-to-solve.ts'

/**
 * How far a piece is what the day asks for: 0 it is, 1 it bends the dress code a little, 2 it is a thin coat for a cold
 * day, 3 it is for another occasion or season or better left at home in such weather, 4 it would be spoiled by rain or
 * snow, slip on ice, blow away or be unbearable in the heat. From 2 on only where nothing else is there.
 */
export type Suitability = 0 | 1 | 2 | 3 | 4

/** A piece that may be worn on a day. */
export interface Choice {
  readonly piece: StylistPiece
  readonly suitability: Suitability
  /** See `pieceFit`: about 0 to 1, more for what is called for, below 0 for what much speaks against. */
  readonly fit: number
  /** Shoes that snow, ice or rain harms, or that slip: better a pair that was worn the day before. */
  readonly isPoor: boolean
}

export type DayChoices = Readonly<Record<GarmentSlot, readonly Choice[]>>

const HEAT_FROM_CELSIUS = 24
const HEAVY_CLO = 0.32
// Of the clo that a day asks for, what a coat may bring.
const COAT_SHARE = 0.6
// Of `wantedWeight`: what is usual.
const USUAL = 1
// Of `fitInWeather`: flat soles on ice, salt on leather, rain on white canvas.
const POOR_FIT = 0.75
const wornBeneath = /\b(?:sports? bra|bralette|base[ -]?layer|undershirt|thermal (?:top|shirt|underwear))\b/i

/** What of the closet may be worn on a day, whoever else wants it. */
export function dayChoices(day: DayToDress, closet: readonly StylistPiece[]): DayChoices {
  return runToEnd(choicesInSteps(day, closet))
}

// About two milliseconds.
const STEP_PIECES = 100

/** As `dayChoices`, a hundred pieces in a step. */
export function* choicesInSteps(
  day: DayToDress,
  closet: readonly StylistPiece[],
): Generator<undefined, DayChoices> {
  const fit = pieceFit(day.needs, day.date)
  const suitability = suitabilityOn(day)
  const choices: Record<GarmentSlot, Choice[]> = {
    outer: [],
    mid: [],
    dress: [],
    top: [],
    bottom: [],
    shoes: [],
    bag: [],
    extra: [],
  }
  const demands = day.weather && demandsOf(day.weather)
  const offer = (piece: StylistPiece) => {
    const { slot } = piece.garment
    const suits = suitability(piece.garment)
    if (suits === null) return
    choices[slot].push({
      piece,
      suitability: isWornBeneath(piece, day) ? atLeast(3, suits) : suits,
      fit: fit(piece),
      isPoor: slot === 'shoes' && demands !== null && fitInWeather(piece.garment, demands).fit < POOR_FIT,
    })
  }
  for (const [at, piece] of closet.entries()) {
    offer(piece)
    if (canBeMid(piece.garment)) offer(asMid(piece))
    if (at % STEP_PIECES === STEP_PIECES - 1) yield
  }
  return choices
}

/** Makes the question how far a garment suits a day; null for what is not worn on it at all. */
function suitabilityOn({ needs, weather }: DayToDress): (garment: Garment) => Suitability | null {
  const celsius = temperatureFor(needs)
  const isWet = needs.occasion?.isWet ?? false
  const demands = weather && demandsOf(weather)
  const isDull = demands !== null && !demands.isSunny
  const noOuter = outerAsked(needs) === 'no'
  const strict = mayJoin(needs, 'strict')
  const lenient = mayJoin(needs, 'lenient')
  const makeshift = mayJoin(needs, 'makeshift')
  const mostCoatClo = celsius === null ? 0 : COAT_SHARE * warmthNeeded(celsius)
  // A spring coat in November is better than none; a winter coat in May is not.
  const isSpareCoat = (garment: Garment) =>
    garment.slot === 'outer' &&
    outerAsked(needs) === 'asked' &&
    garment.warmthClo <= mostCoatClo &&
    makeshift({ ...garment, seasons: [...stylistSeasons] })
  // As in the stylist's search, what is called for bends nothing.
  const isCalledFor = (garment: Garment) => wantedWeight(garment, needs) >= CALLED_FOR
  return (garment) => {
    if (!suitsWearer(garment, needs.wearer)) return null
    // In the heat nothing is worn over it but what is wanted there: a rain jacket in a shower.
    if (noOuter && garment.slot === 'outer' && wantedWeight(garment, needs) <= USUAL) return null
    if (isOnlyElsewhere(garment, needs)) return null
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
    return isIndispensable(garment) && !isHeavyInHeat(garment, needs) ? 3 : null
  }
}

// Only for sport is it all one wears above.
function isWornBeneath({ name, garment }: StylistPiece, { needs }: DayToDress): boolean {
  return (
    garment.slot === 'top' &&
    wornBeneath.test(name) &&
    !(needs.occasion?.activities.includes('sport') ?? false)
  )
}

function atLeast(least: Suitability, suits: Suitability): Suitability {
  return suits > least ? suits : least
}

// It is carried all day; without it one is a little cold in the morning.
function isTooWarmCoat(garment: Garment, needs: OutfitNeeds): boolean {
  return (
    garment.slot === 'outer' &&
    faultsOf(garment, needs).some(
      ({ cause, severity }) => cause.kind === 'too warm' && severity >= severities.bad,
    )
  )
}

// Without a coat, a bag or a scarf one can leave the house.
function isIndispensable({ slot }: Garment): boolean {
  return slot === 'top' || slot === 'bottom' || slot === 'dress' || slot === 'shoes'
}

function isHeavyInHeat({ warmthClo }: Garment, needs: OutfitNeeds): boolean {
  const celsius = temperatureFor(needs)
  return celsius !== null && celsius >= HEAT_FROM_CELSIUS && warmthClo > HEAVY_CLO
}
