import { demandsOf } from '../../weather/weather-demands.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../../weather/is-too-bare.ts'
import type { OwnSlot } from '../../closet/garment.ts'
import type { DayToDress } from '../../planner/week-to-solve.ts'
import type { TripGap } from '../../trips/trip-gaps.ts'
import { degrees } from '../english.ts'
import { shortDate } from '../dates.ts'

const WARM_LAYERS_BELOW_CELSIUS = 8

/** Describes something that a trip lacks: 'No rain jacket in your closet.' */
export function tripGapInWords(gap: TripGap): string {
  switch (gap.is) {
    case 'rain cover':
      return 'No rain jacket in your closet.'
    case 'slot':
      return `No ${slotInWords(gap.slot, gap.day)} in your closet for ${shortDate(gap.day.date)}.`
    case 'called for':
      return `Missing for ${shortDate(gap.day.date)}: ${gap.want.what}.`
    case 'purpose':
      return `No clothes for ${gap.purpose === 'snow' ? 'snow sports' : gap.purpose} in your closet.`
    case 'too cold':
      return gap.isClosetCold
        ? `Nothing in your closet is warm enough for ${lowOf(gap.day)} on ${shortDate(gap.day.date)}.`
        : `The outfit packed for ${shortDate(gap.day.date)} is light for ${lowOf(gap.day)}.`
    case 'no room':
      return `The bag is too small for a whole outfit on ${shortDate(gap.day.date)}.`
    default:
      return gap satisfies never
  }
}

const lowOf = ({ weather }: DayToDress) => degrees(weather?.lowCelsius ?? 0)

function slotInWords(slot: OwnSlot, { weather }: DayToDress): string {
  const demands = weather && demandsOf(weather)
  const isWet = demands !== null && (demands.isWet || demands.isSnowy)
  const isCold = demands !== null && demands.feelsLikeCelsius < WARM_LAYERS_BELOW_CELSIUS
  switch (slot) {
    case 'shoes':
      if (isWet) return 'waterproof shoes'
      return demands && demands.feelsLikeCelsius < OPEN_SHOES_FROM_CELSIUS ? 'closed shoes' : 'shoes'
    case 'outer':
      return isCold ? 'warm coat' : 'jacket'
    case 'top':
      return isCold ? 'warm top' : 'top'
    case 'bottom':
      return isCold ? 'warm trousers' : 'trousers or skirt'
    default:
      return slot === 'dress' ? 'dress' : slot === 'bag' ? 'bag' : 'accessory'
  }
}
