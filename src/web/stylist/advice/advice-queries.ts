import * as z from 'zod/mini'
import {
  StyleAdvice,
  stylePreferences,
  stylistEndpoints,
  stylistSeasons,
} from '../../../contract/stylist/stylist.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useSecondOpinion, type AnswerMode } from '../use-second-opinion.ts'

const AdviceQuestion = z.object({
  eventDescription: z.string(),
  stylePreference: z.enum(stylePreferences),
  season: z.nullable(z.enum(stylistSeasons)),
})
export type AdviceQuestion = z.infer<typeof AdviceQuestion>

/** The latest advice, and a function to ask for another. */
export function useAdvice() {
  return useSecondOpinion('advice', { question: AdviceQuestion, answer: StyleAdvice }, askForAdvice)
}

async function askForAdvice(question: AdviceQuestion, { by }: AnswerMode<StyleAdvice>): Promise<StyleAdvice> {
  const { result } = await callEndpoint(stylistEndpoints.advise, { body: { ...question, by } })
  return result
}
