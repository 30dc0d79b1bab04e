import {
  type ArchetypeId,
  influencerEndpoints,
  type InfluencerOutfit,
  type InfluencerProfile,
} from '../../../contract/stylist-influencer.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useSecondOpinion, type AnswerMode } from '../use-second-opinion.ts'

export interface ProfileQuestion {
  readonly influencerName: string
  /** The archetype that the wearer chose for the name; null leaves it to the name. */
  readonly archetype: ArchetypeId | null
}

export interface InfluencerOutfitInput {
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

function askForProfile(
  question: ProfileQuestion,
  { by }: AnswerMode<InfluencerProfile>,
): Promise<InfluencerProfile> {
  return callEndpoint(influencerEndpoints.analyze, { body: { ...question, by } })
}

function askForOutfit(
  question: InfluencerOutfitInput,
  { by }: AnswerMode<InfluencerOutfit>,
): Promise<InfluencerOutfit> {
  return callEndpoint(influencerEndpoints.outfit, { body: { ...question, closetItems: [], by } })
}
