import type { DayWeather } from '../../contract/weather.ts'
import type { OwnSlot } from '../closet/garment.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import type { DayDemands } from '../weather/day-demands.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../weather/is-too-bare.ts'
import { outfitToFind } from './outfit-to-find.ts'

interface Lacking {
  readonly slots: readonly OwnSlot[]
  readonly weather: DayWeather
  readonly needs: OutfitNeeds
  /** 0 for Monday. */
  readonly at: number
}

const WARM_LAYERS_BELOW_CELSIUS = 8

/** What to look for in places that a closet has nothing for: 'shoes that close, such as tan Chelsea boots'. */
export function lackingInWords({ slots, weather, needs, at }: Lacking): string[] {
  const demands = demandsOf(weather)
  const { bySlot } = outfitToFind(needs, at)
  return slots.map((slot) => {
    const example = bySlot.get(slot)
    return [asked(slot, demands), example && `such as ${example}`].filter(Boolean).join(', ')
  })
}

function asked(slot: OwnSlot, demands: DayDemands): string {
  const isCold = demands.feelsLikeCelsius < WARM_LAYERS_BELOW_CELSIUS
  switch (slot) {
    case 'shoes':
      return shoesAsked(demands)
    case 'outer':
      if (demands.isWet || demands.isSnowy) return `a coat that bears ${demands.isSnowy ? 'snow' : 'rain'}`
      return isCold ? 'a warm coat' : 'a coat or jacket'
    case 'top':
      return isCold ? 'a warm top' : 'a top'
    case 'bottom':
      return isCold ? 'warm trousers' : 'trousers or a skirt'
    default:
      return slot === 'dress' ? 'a dress' : slot === 'bag' ? 'a bag' : 'a finishing piece'
  }
}

function shoesAsked({ isIcy, isSnowy, isWet, feelsLikeCelsius }: DayDemands): string {
  if (isIcy) return 'shoes that hold on ice'
  if (isSnowy) return 'shoes that bear snow'
  if (isWet) return 'shoes that bear rain'
  return feelsLikeCelsius < OPEN_SHOES_FROM_CELSIUS ? 'shoes that close' : 'shoes'
}
