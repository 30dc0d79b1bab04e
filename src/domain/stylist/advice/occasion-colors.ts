import type { OccasionNeeds } from '../outfit-needs.ts'
import type { EventWord } from '../occasions/matching/tokenize-event.ts'
import { withIncludedRows } from '../occasions/profiles/combine-rules.ts'
import type { EventReading } from '../occasions/read-event.ts'
import type { AdviceInput } from './advice-input.ts'

const SOBER_FROM = 3.7
// With this many wanted colors, any bright color will do; customs name fewer.
const ANY_BRIGHT = 5

/** Whether an occasion is serious, such as a court hearing or an interview. */
export function isSoberOccasion({ formality, mood }: Pick<OccasionNeeds, 'formality' | 'mood'>): boolean {
  return formality.ideal >= SOBER_FROM && mood !== 'festive'
}

/** Whether the occasion calls for bright colors of any kind. */
export function wantsBright({ needs }: Pick<EventReading, 'needs'>): boolean {
  return needs.wantColors.length >= ANY_BRIGHT
}

/** Whether the words request one color throughout: 'all black', 'black only', 'head to toe black'. */
export function isOneColorRequested(words: readonly EventWord[], color: string): boolean {
  return words.some(
    ({ plain }, at) =>
      plain === color &&
      (words[at + 1]?.plain === 'only' ||
        /^(?:all|only|toe|concert)$/.test(words[at - 1]?.plain ?? '') ||
        (words[at - 1]?.plain === 'in' && words[at - 2]?.plain === 'all') ||
        /^(?:required|throughout)$/.test(words[at + 1]?.plain ?? '')),
  )
}

/** Returns the colors to avoid at the event. Men may wear white shirts where only the bride wears a white dress. */
export function colorsToAvoid({ reading, department }: Pick<AdviceInput, 'reading' | 'department'>) {
  // Where white is the color of mourning, men avoid it too.
  const isForAll = ['indian wedding', 'sikh wedding', 'shaadi'].includes(reading.event?.id ?? '')
  return reading.needs.avoidColors.filter(
    ({ family }) => isForAll || department !== 'men' || family !== 'white',
  )
}

/** Whether the invitation requests pastels. */
export function wantsPastels({ rows }: EventReading): boolean {
  return rows.some(({ id }) => id === 'pastels')
}

/** Whether an event calls for festive dress, where brown and navy look like everyday clothes. */
export const isFestiveDress = (event: EventReading['event']) =>
  event !== null &&
  event.mood !== 'grave' &&
  withIncludedRows(event).some(({ row }) => row.id === 'festive dress')

/** Whether clay, paint, mud or work stain pale clothes, even if the main event is lunch afterwards. */
export const isMessy = ({ reading, words }: Pick<AdviceInput, 'reading' | 'words'>) =>
  words.some(({ plain }) => /^(?:clay|paint|paints|mud|glaze)$/.test(plain)) ||
  reading.rows.some(
    (row) =>
      row.id !== 'kitchen' &&
      (row.family === 'work with hands' ||
        withIncludedRows(row).some(({ row: { id } }) => id === 'dirty work')),
  )
