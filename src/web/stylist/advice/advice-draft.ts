import type { StylePreference, StylistSeason } from '../../../contract/stylist/stylist.ts'
import type { AdviceQuestion } from './advice-queries.ts'

/** Values of the form; '' is not chosen. */
export interface AdviceDraft {
  readonly eventDescription: string
  readonly stylePreference: StylePreference | ''
  readonly season: StylistSeason | ''
}

/** Form values of a question; blank without one. */
export function draftOf(question: AdviceQuestion | null): AdviceDraft {
  if (!question) return { eventDescription: '', stylePreference: '', season: '' }
  return { ...question, season: question.season ?? '' }
}

/** The question of a form; null while something is missing. */
export function questionOf({
  eventDescription,
  stylePreference,
  season,
}: AdviceDraft): AdviceQuestion | null {
  if (eventDescription.trim() === '' || stylePreference === '') return null
  return { eventDescription: eventDescription.trim(), stylePreference, season: season === '' ? null : season }
}

/** Names of the missing inputs. */
export function missingFrom({ eventDescription, stylePreference }: AdviceDraft): string[] {
  return [
    ...(eventDescription.trim() === '' ? ['the event'] : []),
    ...(stylePreference === '' ? ['a style preference'] : []),
  ]
}
