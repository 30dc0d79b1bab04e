import { clauseBefore, plainText } from './clauses.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'
import { acquaintance, kin, kinBefore, petAfter, petBefore } from '../people-words.ts'

const child =
  '(?:sons?|daughters?|kids?|child|children|boys?|girls?|twins|toddler|grandsons?|granddaughters?|grandkids?|nieces?|nephews?)'
// A person, as in "my little brother".
const person = String.raw`(?:(?:my|our|his|her|the|a|an) )?(?:\w+ )?(?:${child}|${kin}|${acquaintance}|parents|friends|baby|inlaws|in laws|him|her|them)`

const fetching = '(?:picking|pick|collecting|collect|fetching|fetch|getting|bringing)(?: up)?'
const dropping = '(?:dropping|drop|leaving|seeing|giving)(?: off)?'
// 'Picking my wife up from the', 'dropping off my son at', ending right before the place.
const isFetched = new RegExp(
  String.raw`\b(?:${fetching} ${person}(?: up)?(?: and \w+)? (?:from|at|after|off|out of|outside|home from)|${dropping} ${person}(?: off)?(?: a lift| a ride)? (?:at|to|for|in|outside))(?: (?!and\b|then\b)\w+){0,4}$`,
)
const isFetchedChild = new RegExp(
  String.raw`\b(?:${fetching}|${dropping}|driving|drive|taking|take) (?:(?:my|our|the|his|her) )?(?:\w+ )?${child}\b`,
)
const waits = new RegExp(
  String.raw`\b(?:waiting|wait|hanging around|sitting around) (?:for|while|on|with|during) (?:(?:my|our|the|his|her) )?(?:\w+ )?${person}\b`,
)
// 'I just drive', 'I only carry the cases', 'not running myself'.
const onlyHelps =
  /\b(?:i|im|ill) (?:just|only|merely) (?:the driver|driv\w+|carry\w*|wait\w*|watch\w*|hold\w*|cheer\w*|support\w*|help\w*|tag\w* along)|\b(?:im|i am|but) not (?:running|playing|performing|competing|taking part|the patient|singing|skiing|swimming)\b/
const accompanies = new RegExp(
  String.raw`\b(?:taking|take|driving|drive|bringing|bring|accompanying|accompany|escorting|escort|going with|coming with|sitting with|supporting) ${person} (?:\w+ ){0,3}?(?:to|at|for|through|during|into|home)\b`,
)
const visits = /\b(?:visit|visits|visiting|visitor|see|seeing)\b/

const patients: ReadonlySet<string> = new Set(['doctor', 'sauna', 'blood donation'])
const lessons: ReadonlySet<string> = new Set([
  'sport',
  'beach',
  'camping',
  'class',
  'children',
  'campus',
  'hike',
])

/** Id of the row for an asker who fetches, brings, visits or waits for the one whom an event is for; null for others. */
export function rowOfCompanion(words: readonly EventWord[], match: RowMatch): string | null {
  const { value, at, length } = match
  if (value.group !== 'event' || companions.has(value.id)) return null
  const before = clauseBefore(words, at)
  const said = `${before} ${plainText(words.slice(at, at + length))}`
  // The event may include the words of the way: 'picking up my son from karate'.
  if (isFetched.test(before) || isFetched.test(said.replace(/ \w+$/, ''))) {
    const isLesson = lessons.has(familyOf(match)) || value.activities?.includes('sport') === true
    return isLesson && isFetchedChild.test(before) ? 'school run' : 'fetching someone'
  }
  const isPatient = patients.has(familyOf(match)) && value.id !== 'therapy'
  const isWaiting = waits.test(before) || (kinBefore.test(before) && drivesThem.test(plainText(words)))
  if (isWaiting && (isPatient || hasAudience(match))) return 'waiting for someone'
  if (!isPatient) return null
  // 'Picking up my dog from surgery'.
  if (petBefore.test(before) || petAfter.test(plainText(words.slice(at + length)))) return 'vet visit'
  if (isWithMother(words, match) || isOfKin(words, match)) return 'hospital visit'
  if (accompanies.test(`${before} `)) return 'hospital visit'
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
const dressesKin =
  /\b(?:she|he|they) (?:needs?|wants?|should|cant|has to|have to|hates?|will)\b|\bfor (?:her|him)\b|\bpack/
const isOfKin = (words: readonly EventWord[], { at }: RowMatch) =>
  kinBefore.test(clauseBefore(words, at)) && !dressesKin.test(plainText(words))

const companions: ReadonlySet<string> = new Set([
  'hospital visit', 'fetching someone', 'waiting for someone', 'school run', 'airport pickup', 'volunteer driving', 'newborn visit',
  'birth partner', 'children', 'home', 'errands', 'military homecoming',
]) // prettier-ignore
const visited: ReadonlySet<string> = new Set(['hospital stay', 'birth', 'chemo', 'physio', 'radiotherapy'])

const drivesThem =
  /\bi (?:just |only |will )?(?:drive|take|bring|drop|wait for|am driving|am taking) (?:her|him|them)\b/

// Events that someone else performs at or takes part in.
const hasAudience = ({ value }: RowMatch) =>
  value.activities?.includes('sport') === true ||
  ['theater', 'opera', 'exam', 'campus', 'interview', 'court', 'class', 'errands'].includes(
    value.family ?? value.id,
  )

/** Whether the asker says to be there for someone else only: 'I just carry the cases'. */
export const isOnlyThereToHelp = (words: readonly EventWord[]): boolean => onlyHelps.test(plainText(words))
