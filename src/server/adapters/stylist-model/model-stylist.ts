import type { StylistModel } from '../../ports/stylist-model.ts'
import { createRequester, type RequesterDeps } from './request-answer.ts'
import { outfitQuestion } from './choose-outfit.ts'
import { adviceQuestion } from './write-advice.ts'
import { influencerOutfitQuestion, profileQuestion } from './write-influencer.ts'

/** A stylist with a language model; every result is valid or null. */
export function modelStylist(deps: RequesterDeps): StylistModel {
  const send = createRequester(deps)
  return {
    isThere: true,
    chooseOutfit: (question) => send(outfitQuestion(question)),
    advise: (request) => send(adviceQuestion(request)),
    describeInfluencer: (influencerName, notes) => send(profileQuestion(influencerName, notes)),
    dressLikeInfluencer: (request) => send(influencerOutfitQuestion(request)),
  }
}
