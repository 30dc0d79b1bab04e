import type { StylePreference, StylistSeason } from '../../../contract/stylist.ts'
import type { AdviceQuestion } from './advice-queries.ts'

/** The form as it is written; '' is not chosen. */
export interface AdviceDraft {
  readonly eventDescription: string
  readonly stylePreference: StylePreference | ''
  readonly season: StylistSeason | ''
}

/** The form that asks a question; without one, the blank form. */
export function draftOf(question: AdviceQuestion | null): AdviceDraft {
  if (!question) return { eventDescription: '', stylePreference: '', season: '' }
  return { ...question, season: question.season ?? '' }
}

/** The question that a form asks; null while something is missing. */
export function questionOf({
  eventDescription,
  stylePreference,
  season,
}: AdviceDraft): AdviceQuestion | null {
  if (eventDescription.trim() === '' || stylePreference === '') return null
  return { eventDescription: eventDescription.trim(), stylePreference, season: season === '' ? null : season }
}

/** What is missing, as it is said of it. */
export function missingFrom({ eventDescription, stylePreference }: AdviceDraft): string[] {
  return [
    ...(eventDescription.trim() === '' ? ['the event'] : []),
    ...(stylePreference === '' ? ['a style preference'] : []),
  ]
}
