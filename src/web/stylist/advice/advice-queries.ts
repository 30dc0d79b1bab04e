import * as z from 'zod/mini'
import { StyleAdvice, stylePreferences, stylistEndpoints, stylistSeasons } from '../../../contract/stylist.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useSecondOpinion, type AnswerMode } from '../use-second-opinion.ts'

const AdviceQuestion = z.object({
  eventDescription: z.string(),
  stylePreference: z.enum(stylePreferences),
  season: z.nullable(z.enum(stylistSeasons)),
})
export type AdviceQuestion = z.infer<typeof AdviceQuestion>

/** The advice that was asked for last, and the way to ask. */
export function useAdvice() {
  return useSecondOpinion('advice', { question: AdviceQuestion, answer: StyleAdvice }, askForAdvice)
}

async function askForAdvice(question: AdviceQuestion, { by }: AnswerMode<StyleAdvice>): Promise<StyleAdvice> {
  const { result } = await callEndpoint(stylistEndpoints.advise, { body: { ...question, by } })
  return result
}
