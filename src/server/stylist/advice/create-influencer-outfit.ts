import type { InfluencerOutfit, InfluencerOutfitRequest } from '../../../contract/stylist-influencer.ts'
import { influencerOutfit } from '../../../domain/words/influencer-suggestion.ts'
import type { User } from '../../http/user-of-request.ts'
import { readWearer } from '../../user/profile-store.ts'
import type { StylistNeeds } from '../stylist-needs.ts'

/** Puts an outfit together in the style of a profile; the rules do, where no model has anything to say. */
export async function createInfluencerOutfit(
  { db, stylistModel }: Pick<StylistNeeds, 'db' | 'stylistModel'>,
  user: User,
  { styleProfile, occasion, by }: InfluencerOutfitRequest,
): Promise<InfluencerOutfit> {
  const wearer = await readWearer(db, user)
  const written =
    by === 'rules' ? null : await stylistModel.dressLikeInfluencer({ styleProfile, occasion, wearer })
  if (written) return { ...written, curatedBy: 'model' }
  const outfit = influencerOutfit({ styleProfile, occasion, wearer })
  return { ...outfit, curatedBy: 'rules' }
}
