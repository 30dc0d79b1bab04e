import type { StylePreference, StylistSeason } from '../../../contract/stylist/stylist.ts'
import { styleAdvice } from './style-advice.ts'

interface Expected {
  /** Default classic. */
  readonly style?: StylePreference
  readonly season?: StylistSeason
  readonly says?: RegExp
  readonly never?: RegExp
}

/** A request as people type it, with what its advice must and must not say. */
export type RequestCase = readonly [eventDescription: string, Expected]

/** What is wrong with the advice for a request: missing or forbidden words. Empty if nothing is. */
export function faultsOfAdvice(
  eventDescription: string,
  { style = 'classic', season, says, never }: Expected,
): string[] {
  const advice = styleAdvice({ eventDescription, stylePreference: style, season: season ?? null }, null)
  const text = [advice.recommendation, ...advice.whatToLookFor, ...advice.proTips].join('\n')
  return [
    ...(says && !says.test(text) ? [`without ${says}: ${text}`] : []),
    ...(never?.test(text) ? [`with ${never}: ${text}`] : []),
  ]
}
