import type { InfluencerOutfit, InfluencerOutfitRequest } from '../../contract/stylist-influencer.ts'
import { influencerOutfit } from '../../domain/stylist/influencers/influencer-outfit.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/** Puts an outfit together in the style of a profile; the rules do, where no model has anything to say. */
export async function createInfluencerOutfit(
  { stylistModel }: Pick<StylistNeeds, 'stylistModel'>,
  { styleProfile, occasion, by }: InfluencerOutfitRequest,
): Promise<InfluencerOutfit> {
  const written = by === 'rules' ? null : await stylistModel.dressLikeInfluencer({ styleProfile, occasion })
  if (written) return { ...written, curatedBy: 'model' }
  return { ...influencerOutfit({ styleProfile, occasion }), curatedBy: 'rules' }
}
