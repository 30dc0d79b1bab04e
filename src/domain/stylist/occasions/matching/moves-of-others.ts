import { profileRow } from '../profiles/profile-rows.ts'
import { kin } from '../people-words.ts'
import type { RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'

const MOVE_REACH = 7

/** Finds moves of others, with words within: 'moving my son into his college dorm' is no day of lectures. */
export function movesOfOthers(words: readonly EventWord[]): RowMatch[] {
  return words.flatMap(({ plain, clause }, at) => {
    const isTheirs = /^(?:my|our|his|her|the)$/.test(words[at + 1]?.plain ?? '')
    if (!isTheirs || !/^(?:moving|move)$/.test(plain)) return []
    const end = words
      .slice(at + 2, at + MOVE_REACH)
      .findIndex((word) => /^(?:in|into|out)$/.test(word.plain) && word.clause === clause)
    return end > 0 ? [{ value: profileRow('moving'), at, length: end + 3 }] : []
  })
}

const partner = /^(?:girlfriend|boyfriend|fiancee?|partner|husband|wife|gf|bf)s?$/
const relative = new RegExp(`^(?:${kin}|grandparents|family|folks|parents)s?$`)

/** Finds visits to a partner's relatives, with words within: 'meeting my girlfriend's father'. */
export function meetsPartnersKin(words: readonly EventWord[]): RowMatch[] {
  return words.flatMap(({ plain }, at) => {
    const isTheirs =
      /^(?:meet|meeting|met)$/.test(plain) &&
      words[at + 1]?.plain === 'my' &&
      partner.test(words[at + 2]?.plain ?? '') &&
      /['’]?s['’]?$/.test(words[at + 2]?.text ?? '')
    // 'For dinner' names the event itself.
    const isNamed = words[at + 4]?.plain === 'for' && !/^(?:the|my)$/.test(words[at + 5]?.plain ?? '')
    return isTheirs && !isNamed && relative.test(words[at + 3]?.plain ?? '')
      ? [{ value: profileRow('in-laws'), at, length: 4 }]
      : []
  })
}
