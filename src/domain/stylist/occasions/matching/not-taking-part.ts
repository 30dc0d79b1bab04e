import { clauseBefore, plainAt, plainText, spanText } from './clauses.ts'
import { doesSport, familyOf, type RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'
import { kinBefore, petAfter, petBefore } from '../people-words.ts'
import { wordList } from '../word-lists.ts'
import { says } from './phrasing.ts'

const visits = /\b(?:visit|visits|visiting|visitor|see|seeing)\b/
const companions = wordList('rows of companions')
const lessons = wordList('rows of lessons')
// Events that someone else performs at or takes part in.
const withAudience = wordList('rows with an audience')

/** Id of the row for an asker who fetches, brings, visits or waits for the one whom an event is for; null for others. */
export function rowOfCompanion(words: readonly EventWord[], match: RowMatch): string | null {
  const { value, at, length } = match
  if (value.group !== 'event' || companions.has(value.id)) return null
  const before = clauseBefore(words, at)
  const said = `${before} ${spanText(words, match)}`
  // The event may include the words of the way: 'picking up my son from karate'.
  if ([before, said.replace(/ \w+$/, '')].some((text) => says('fetches or brings someone', text))) {
    const isLesson = lessons.has(familyOf(match)) || doesSport(match)
    return isLesson && says('fetches or brings a child', before) ? 'school run' : 'fetching someone'
  }
  const isPatient = /^(?:doctor|sauna|blood donation)$/.test(familyOf(match)) && value.id !== 'therapy'
  const text = plainText(words)
  const isDriving =
    kinBefore.test(before) && (says('drives someone', text) || says('is only there to help', text))
  const isWatching = isPatient || doesSport(match) || withAudience.has(familyOf(match))
  if (isWatching && (isDriving || says('waits for someone', before))) return 'waiting for someone'
  if (!isPatient) return null
  // 'Picking up my dog from surgery'.
  if (petBefore.test(before) || petAfter.test(plainText(words.slice(at + length)))) return 'vet visit'
  // 'A baby scan, dad': the partner of the patient.
  const isWithMother =
    /\b(?:scan|ultrasound|midwife)\b/.test(spanText(words, match, 1)) &&
    /\b(?:dad|father|husband|boyfriend|my wife|my girlfriend|my partner)\b/.test(text)
  // 'My mom's chemo ends today', unless she is to be dressed.
  const isOfKin = kinBefore.test(before) && !says('dresses someone else', text)
  if (isWithMother || isOfKin || says('accompanies someone', before)) return 'hospital visit'
  if (!visits.test(before) && !visits.test(plainAt(words, at + length))) return null
  if (value.id === 'birth') return 'newborn visit'
  return /^(?:hospital stay|chemo|physio|radiotherapy)$/.test(value.id) ? 'hospital visit' : null
}

/** Whether the asker says to be there for someone else only: 'I just carry the cases'. */
export const isOnlyThereToHelp = (words: readonly EventWord[]): boolean =>
  says('is only there to help', plainText(words))
