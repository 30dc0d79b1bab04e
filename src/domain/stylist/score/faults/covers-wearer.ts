import type { Garment } from '../../../closet/garment.ts'
import { type GarmentTag, hasTag } from '../../../closet/tags/garment-tags.ts'
import { partsToCover } from '../../../closet/wearer/suits-wearer.ts'
import { wordSet } from '../../../word-set.ts'
import type { OutfitNeeds } from '../../outfit-needs.ts'

// A cardigan or blazer covers the arms of a dress, but not its hem.
const underSleeves: ReadonlySet<string> = wordSet('shoulders arms chest back')
const sleeveless: readonly GarmentTag[] = ['gilet', 'waistcoat', 'knit vest', 'hi-vis']
const coats: readonly GarmentTag[] = ['coat', 'trench', 'winter coat', 'down', 'rain jacket']

/** Whether a layer has long sleeves and is kept on: coats are taken off, except outdoors. */
export function coversArms(layer: Garment, { occasion }: OutfitNeeds): boolean {
  if (layer.slot !== 'outer' && layer.slot !== 'mid') return false
  if (hasTag(layer, sleeveless)) return false
  return occasion?.setting === 'outdoors' || !hasTag(layer, coats)
}

/** Whether the wearer covers parts that a garment bares and a layer of long sleeves would cover. */
export function callsForCover(garment: Garment, { wearer }: OutfitNeeds): boolean {
  if (!wearer || wearer.coverage === 'as I like') return false
  const parts = partsToCover(garment, wearer)
  return parts.length > 0 && parts.every((part) => underSleeves.has(part))
}

/** Whether a layer of the outfit covers what a garment bares, for a wearer who covers it. */
export function isCoveredByLayer(garment: Garment, outfit: readonly Garment[], needs: OutfitNeeds): boolean {
  return callsForCover(garment, needs) && outfit.some((layer) => coversArms(layer, needs))
}
