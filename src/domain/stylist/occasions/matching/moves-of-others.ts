import { profileRow } from '../profiles/profile-rows.ts'
import { kin } from '../people-words.ts'
import { areInOneClause, plainAt, plainText } from './clauses.ts'
import type { RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'

const theirMove = /^(?:moving|move) (?:my|our|his|her|the) (?:\w+ ){1,4}?(?:in|into|out)\b/
const theirKin = new RegExp(
  `^(?:meet|meeting|met|visit|visiting) my (?:girlfriend|boyfriend|fiancee?|partner|husband|wife|gf|bf)s? (?:\\w+ ){0,3}?(?:${kin}|grandparents|family|folks|parents)s?\\b`,
)
// In words.
const LONGEST = 7

/**
 * Finds events of others, with words within: 'moving my son into his college dorm' isn't a day of lectures, and
 * 'meeting my girlfriend's very rich family' is a visit to the in-laws.
 */
export function eventsOfOthers(words: readonly EventWord[]): RowMatch[] {
  return words.flatMap((_, at) => {
    const part = words.slice(at, at + LONGEST).filter((_word, index) => areInOneClause(words, at + index, at))
    const text = plainText(part)
    const lengthOf = (pattern: RegExp) => pattern.exec(text)?.[0].split(' ').length ?? 0
    const moved = lengthOf(theirMove)
    if (moved > 0) return [{ value: profileRow('moving'), at, length: moved }]
    const length = /['’]?s['’]?$/.test(words[at + 2]?.text ?? '') ? lengthOf(theirKin) : 0
    // 'For dinner' names the event itself.
    const isNamed =
      plainAt(words, at + length) === 'for' && !/^(?:the|my)$/.test(plainAt(words, at + length + 1))
    return length > 0 && !isNamed ? [{ value: profileRow('in-laws'), at, length }] : []
  })
}
