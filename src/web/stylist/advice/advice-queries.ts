import {
  stylistEndpoints,
  type StyleAdvice,
  type StylePreference,
  type StylistSeason,
} from '../../../contract/stylist.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useSecondOpinion, type AnswerMode } from '../use-second-opinion.ts'

export interface AdviceQuestion {
  readonly eventDescription: string
  readonly stylePreference: StylePreference
  readonly season: StylistSeason | null
}

/** The advice that was asked for last, and the way to ask. */
export function useAdvice() {
  return useSecondOpinion('advice', askForAdvice)
}

async function askForAdvice(question: AdviceQuestion, { by }: AnswerMode<StyleAdvice>): Promise<StyleAdvice> {
  const { result } = await callEndpoint(stylistEndpoints.advise, { body: { ...question, by } })
  return result
}
