import { profileRow } from '../profiles/profile-rows.ts'
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
