import * as z from 'zod/mini'
import {
  archetypeIds,
  influencerEndpoints,
  InfluencerOutfit,
  InfluencerProfile,
} from '../../../contract/stylist-influencer.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useSecondOpinion, type AnswerMode } from '../use-second-opinion.ts'

const ProfileQuestion = z.object({
  influencerName: z.string(),
  /** The archetype that the wearer chose for the name; null leaves it to the name. */
  archetype: z.nullable(z.enum(archetypeIds)),
})
export type ProfileQuestion = z.infer<typeof ProfileQuestion>

const InfluencerOutfitInput = z.object({ styleProfile: InfluencerProfile, occasion: z.string() })
export type InfluencerOutfitInput = z.infer<typeof InfluencerOutfitInput>

const profileShape = { question: ProfileQuestion, answer: InfluencerProfile }
const outfitShape = { question: InfluencerOutfitInput, answer: InfluencerOutfit }

/** The profile that was asked for last, by a name, and the way to ask. */
export function useProfile() {
  return useSecondOpinion('influencer profile', profileShape, askForProfile)
}

/** The outfit that was asked for last, in the style of a profile, and the way to ask. */
export function useProfileOutfit() {
  return useSecondOpinion('influencer outfit', outfitShape, askForOutfit)
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
