import type { InfluencerOutfit, InfluencerOutfitRequest } from '../../../contract/stylist/influencer.ts'
import { influencerOutfit } from '../../../domain/words/influencers/influencer-suggestion.ts'
import type { User } from '../../http/user-of-request.ts'
import { readWearer } from '../../user/profile-store.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/** Creates an outfit in the style of a profile with a model, or with rules if the model has no result. */
export async function createInfluencerOutfit(
  { db, stylistModel }: Pick<StylistDeps, 'db' | 'stylistModel'>,
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
