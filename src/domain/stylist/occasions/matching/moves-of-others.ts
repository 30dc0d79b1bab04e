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

// In words, between the partner and the relatives: 'big Italian'.
const MOST_ADJECTIVES = 3

/** Finds visits to a partner's relatives, with words within: 'meeting my girlfriend's very rich family'. */
export function meetsPartnersKin(words: readonly EventWord[]): RowMatch[] {
  return words.flatMap(({ plain, clause }, at) => {
    const isTheirs =
      /^(?:meet|meeting|met|visit|visiting)$/.test(plain) &&
      words[at + 1]?.plain === 'my' &&
      partner.test(words[at + 2]?.plain ?? '') &&
      /['’]?s['’]?$/.test(words[at + 2]?.text ?? '')
    const after = words.slice(at + 3, at + 4 + MOST_ADJECTIVES)
    const length = 4 + after.findIndex((word) => word.clause === clause && relative.test(word.plain))
    // 'For dinner' names the event itself.
    const isNamed =
      words[at + length]?.plain === 'for' && !/^(?:the|my)$/.test(words[at + length + 1]?.plain ?? '')
    return isTheirs && !isNamed && length > 3 ? [{ value: profileRow('in-laws'), at, length }] : []
  })
}
