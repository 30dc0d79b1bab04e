import type { Garment } from '../closet/garment.ts'
import { hasTag, type GarmentTag } from '../closet/tags/garment-tags.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'

const SWIMS_FROM_CELSIUS = 20
const sporty: readonly GarmentTag[] = ['sweatpants', 'leggings']

type Purpose = 'sport' | 'snow' | 'swimming'

/**
 * Returns the purpose that an occasion needs special clothes for and no wearable piece has; null if none is missing.
 */
export function missingPurpose(
  needs: OutfitNeeds,
  closet: readonly Pick<StylistPiece, 'garment'>[],
): Purpose | null {
  const purpose = purposeOf(needs)
  return purpose && !closet.some(({ garment }) => isMadeFor(purpose, garment)) ? purpose : null
}

function purposeOf(needs: OutfitNeeds): Purpose | null {
  const { activities = [], setting, formality } = needs.occasion ?? {}
  if (activities.includes('sport'))
    return activities.includes('on ice') && setting === 'outdoors' ? 'snow' : 'sport'
  const isWarm = (temperatureFor(needs) ?? 0) >= SWIMS_FROM_CELSIUS
  return activities.includes('on sand') && isWarm && (formality?.least ?? 0) <= 1 ? 'swimming' : null
}

function isMadeFor(wanted: Purpose, { purpose, tags }: Garment): boolean {
  return wanted === 'sport'
    ? purpose === 'sport' || purpose === 'sport underwear' || hasTag({ tags }, sporty)
    : purpose === wanted
}
