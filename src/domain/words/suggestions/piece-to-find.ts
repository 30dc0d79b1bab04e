import type { DayWeather } from '../../../contract/weather.ts'
import type { OwnSlot } from '../../closet/garment.ts'
import { missingPurpose } from '../../planner/missing-purpose.ts'
import { outfitToFind } from '../../planner/outfit-to-find.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { slotOrder } from '../../stylist/search/outfit-slots.ts'
import { type WeatherDemands, demandsOf } from '../../weather/weather-demands.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../../weather/is-too-bare.ts'
import { capital } from '../english.ts'
import { slotInFull } from '../outfit/outfit-description.ts'
import { garmentWithArticle, nameInColor } from './shop-suggestion.ts'

const NAMED = 3
const WARM_LAYERS_BELOW_CELSIUS = 8

/** Describes an outfit to buy and its first piece: 'Camel wool coat, cream sweater, charcoal trousers'. */
export function outfitToFindInWords(needs: OutfitNeeds, at: number): { outfit: string; first: string } {
  const pieces = outfitToFind(needs, at)
  const inOrder = pieces.toSorted(
    (one, other) => slotOrder.indexOf(one.piece.garment.slot) - slotOrder.indexOf(other.piece.garment.slot),
  )
  const [first] = pieces
  return {
    outfit: capital(
      inOrder
        .slice(0, NAMED)
        .map(({ garment, color }) => nameInColor(garment, color))
        .join(', '),
    ),
    first: first ? garmentWithArticle(first.garment, first.color) : 'trousers',
  }
}

/** Describes what to buy for empty slots: 'closed shoes, such as tan Chelsea boots'. */
export function missingInWords(
  slots: readonly OwnSlot[],
  weather: DayWeather,
  needs: OutfitNeeds,
  at: number,
): string[] {
  const demands = demandsOf(weather)
  const ideas = outfitToFind(needs, at)
  return slots.map((slot) => {
    const idea = ideas.find(({ piece }) => piece.garment.slot === slot)
    return `${missing(slot, demands)}${idea ? `, such as ${garmentWithArticle(idea.garment, idea.color)}` : ''}`
  })
}

function missing(
  slot: OwnSlot,
  { isIcy, isSnowy, isWet, feelsLikeCelsius: celsius }: WeatherDemands,
): string {
  const isCold = celsius < WARM_LAYERS_BELOW_CELSIUS
  if (slot === 'shoes') {
    if (isIcy) return 'shoes with grip for ice'
    if (isSnowy || isWet) return isSnowy ? 'shoes for snow' : 'waterproof shoes'
    return celsius < OPEN_SHOES_FROM_CELSIUS ? 'closed shoes' : 'shoes'
  }
  if (slot === 'outer' && (isSnowy || isWet)) return isSnowy ? 'a coat for snow' : 'a raincoat'
  return (isCold && warm[slot]) || slotInFull(slot)
}

const warm: Readonly<Partial<Record<OwnSlot, string>>> = {
  outer: 'a warm coat',
  top: 'a warm top',
  bottom: 'warm trousers',
}

/** Returns 'You don't have anything for sport right now.', or null if no purpose is missing. */
export function missingPurposeInWords(
  needs: OutfitNeeds,
  closet: readonly Pick<StylistPiece, 'garment'>[],
): string | null {
  const purpose = missingPurpose(needs, closet)
  return purpose && `You don't have anything for ${purpose === 'snow' ? 'snow sports' : purpose} right now.`
}
