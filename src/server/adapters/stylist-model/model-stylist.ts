import type { StylistModel } from '../../ports/stylist-model.ts'
import { asker, type AskNeeds } from './request-answer.ts'
import { outfitQuestion } from './choose-outfit.ts'
import { adviceQuestion } from './write-advice.ts'
import { influencerOutfitQuestion, profileQuestion } from './write-influencer.ts'

/** A stylist with a language model; every result is valid or null. */
export function modelStylist(needs: AskNeeds): StylistModel {
  const ask = asker(needs)
  return {
    isThere: true,
    chooseOutfit: (question) => ask(outfitQuestion(question)),
    advise: (request) => ask(adviceQuestion(request)),
    describeInfluencer: (influencerName, notes) => ask(profileQuestion(influencerName, notes)),
    dressLikeInfluencer: (request) => ask(influencerOutfitQuestion(request)),
  }
}
