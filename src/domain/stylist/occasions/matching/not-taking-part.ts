import { clauseBefore, plainText } from './clauses.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'
import { kinBefore, petAfter, petBefore } from '../people-words.ts'
import { says } from './phrasing.ts'
import { phraseSet, wordSet } from '../../../word-set.ts'

const visits = /\b(?:visit|visits|visiting|visitor|see|seeing)\b/

const patients: ReadonlySet<string> = new Set(['doctor', 'sauna', 'blood donation'])
const lessons = wordSet('sport beach camping class children campus hike')

/** Id of the row for an asker who fetches, brings, visits or waits for the one whom an event is for; null for others. */
export function rowOfCompanion(words: readonly EventWord[], match: RowMatch): string | null {
  const { value, at, length } = match
  if (value.group !== 'event' || companions.has(value.id)) return null
  const before = clauseBefore(words, at)
  const said = `${before} ${plainText(words.slice(at, at + length))}`
  // The event may include the words of the way: 'picking up my son from karate'.
  if ([before, said.replace(/ \w+$/, '')].some((text) => says('fetches or brings someone', text))) {
    const isLesson = lessons.has(familyOf(match)) || value.activities?.includes('sport') === true
    return isLesson && says('fetches or brings a child', before) ? 'school run' : 'fetching someone'
  }
  const isPatient = patients.has(familyOf(match)) && value.id !== 'therapy'
  const isWaiting =
    says('waits for someone', before) ||
    (kinBefore.test(before) &&
      (says('drives someone', plainText(words)) || says('is only there to help', plainText(words))))
  if (isWaiting && (isPatient || hasAudience(match))) return 'waiting for someone'
  if (!isPatient) return null
  // 'Picking up my dog from surgery'.
  if (petBefore.test(before) || petAfter.test(plainText(words.slice(at + length)))) return 'vet visit'
  if (isWithMother(words, match) || isOfKin(words, match)) return 'hospital visit'
  if (says('accompanies someone', before)) return 'hospital visit'
  const next = words[at + length]?.plain ?? ''
  if (!visits.test(before) && !visits.test(next)) return null
  if (value.id === 'birth') return 'newborn visit'
  return visited.has(value.id) ? 'hospital visit' : null
}

// 'A baby scan, dad': the partner of the patient.
const isWithMother = (words: readonly EventWord[], { at, length }: RowMatch) =>
  /\b(?:scan|ultrasound|midwife)\b/.test(plainText(words.slice(at, at + length + 1))) &&
  /\b(?:dad|father|husband|boyfriend|my wife|my girlfriend|my partner)\b/.test(plainText(words))

// 'My mom's chemo ends today', unless she is to be dressed.
const isOfKin = (words: readonly EventWord[], { at }: RowMatch) =>
  kinBefore.test(clauseBefore(words, at)) && !says('dresses someone else', plainText(words))

const companions = phraseSet(
  'hospital visit, fetching someone, waiting for someone, school run, airport pickup, volunteer driving, newborn visit, birth partner, children, home, errands, military homecoming',
)
const visited: ReadonlySet<string> = new Set(['hospital stay', 'birth', 'chemo', 'physio', 'radiotherapy'])

// Events that someone else performs at or takes part in.
const hasAudience = ({ value }: RowMatch) =>
  value.activities?.includes('sport') === true ||
  ['theater', 'opera', 'exam', 'campus', 'interview', 'court', 'class', 'errands', 'driving test'].includes(
    value.family ?? value.id,
  )

/** Whether the asker says to be there for someone else only: 'I just carry the cases'. */
export const isOnlyThereToHelp = (words: readonly EventWord[]): boolean =>
  says('is only there to help', plainText(words))
