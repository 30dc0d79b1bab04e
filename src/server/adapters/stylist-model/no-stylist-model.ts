import type { StylistModel } from '../../ports/stylist-model.ts'

/** Armadio without a model: the rules answer. */
export const noStylistModel: StylistModel = {
  isThere: false,
  chooseOutfit: async () => null,
  advise: async () => null,
  describeInfluencer: async () => null,
  dressLikeInfluencer: async () => null,
}
