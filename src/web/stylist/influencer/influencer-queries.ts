import * as z from 'zod/mini'
import {
  archetypeIds,
  influencerEndpoints,
  InfluencerOutfit,
  InfluencerProfile,
} from '../../../contract/stylist/influencer.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useSecondOpinion, type AnswerMode } from '../use-second-opinion.ts'

const ProfileQuestion = z.object({
  influencerName: z.string(),
  /** The archetype that the user chose for the name; null derives it from the name. */
  archetype: z.nullable(z.enum(archetypeIds)),
})
export type ProfileQuestion = z.infer<typeof ProfileQuestion>

const InfluencerOutfitInput = z.object({ styleProfile: InfluencerProfile, occasion: z.string() })
export type InfluencerOutfitInput = z.infer<typeof InfluencerOutfitInput>

const profileShape = { question: ProfileQuestion, answer: InfluencerProfile }
const outfitShape = { question: InfluencerOutfitInput, answer: InfluencerOutfit }

/** The latest profile, and a function to ask for another. */
export function useProfile() {
  return useSecondOpinion('influencer profile', profileShape, askForProfile)
}

/** The latest outfit in the style of a profile, and a function to ask for another. */
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
