import {
  influencerEndpoints,
  type InfluencerOutfit,
  type InfluencerProfile,
} from '../../../contract/stylist-influencer.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useSecondOpinion, type Turn } from '../use-second-opinion.ts'

export interface OutfitQuestion {
  readonly styleProfile: InfluencerProfile
  readonly occasion: string
}

/** The profile that was asked for last, by a name, and the way to ask. */
export function useProfile() {
  return useSecondOpinion('influencer profile', askForProfile)
}

/** The outfit that was asked for last, in the style of a profile, and the way to ask. */
export function useProfileOutfit() {
  return useSecondOpinion('influencer outfit', askForOutfit)
}

function askForProfile(influencerName: string, { by }: Turn<InfluencerProfile>): Promise<InfluencerProfile> {
  return callEndpoint(influencerEndpoints.analyze, { body: { influencerName, by } })
}

function askForOutfit(question: OutfitQuestion, { by }: Turn<InfluencerOutfit>): Promise<InfluencerOutfit> {
  return callEndpoint(influencerEndpoints.outfit, { body: { ...question, closetItems: [], by } })
}
