import { expect } from 'vitest'
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

/** Expects that the advice for a request says what it must, and nothing that it must not. */
export function expectAdvice(
  eventDescription: string,
  { style = 'classic', season, says, never }: Expected,
): void {
  const advice = styleAdvice({ eventDescription, stylePreference: style, season: season ?? null }, null)
  const text = [advice.recommendation, ...advice.whatToLookFor, ...advice.proTips].join('\n')
  if (says) expect(text).toMatch(says)
  if (never) expect(text).not.toMatch(never)
}
