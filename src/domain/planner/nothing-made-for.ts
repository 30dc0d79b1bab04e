import type { Garment } from '../closet/garment.ts'
import { hasTag, type GarmentTag } from '../closet/garment-tags.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'

const SWIMS_FROM_CELSIUS = 20
const sporty: readonly GarmentTag[] = ['sweatpants', 'leggings']

/**
 * That nothing of what may be worn is made for an occasion that has clothes of its own, in a sentence; null where
 * something is, or the occasion has none.
 */
export function nothingMadeFor(
  needs: OutfitNeeds,
  closet: readonly Pick<StylistPiece, 'garment'>[],
): string | null {
  const asked = madeFor(needs)
  return asked && !closet.some(({ garment }) => asked.has(garment))
    ? `Your closet has nothing made for ${asked.what} that can be worn now.`
    : null
}

interface MadeFor {
  readonly what: string
  readonly has: (garment: Garment) => boolean
}

function madeFor(needs: OutfitNeeds): MadeFor | null {
  const activities = needs.occasion?.activities ?? []
  if (activities.includes('sport')) {
    const isInSnow = activities.includes('on ice') && needs.occasion?.setting === 'outdoors'
    return isInSnow
      ? { what: 'sport in the snow', has: ({ purpose }) => purpose === 'snow' }
      : { what: 'sport', has: isForSport }
  }
  const isWarm = (temperatureFor(needs) ?? 0) >= SWIMS_FROM_CELSIUS
  return activities.includes('on sand') && isWarm && (needs.occasion?.formality.least ?? 0) <= 1
    ? { what: 'swimming', has: ({ purpose }) => purpose === 'swimming' }
    : null
}

function isForSport({ purpose, tags }: Garment): boolean {
  return purpose === 'sport' || purpose === 'sport underwear' || hasTag({ tags }, sporty)
}
