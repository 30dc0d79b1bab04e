import type { EventWord } from './event-words-of.ts'

const REACH = 4
const leaving =
  /\b(?:(?:straight|directly|right|coming|come) from(?: (?:the|my|a|our))?(?: \w+)?|after (?:my|a|the) shift)$/

/** Whether the words before `at` say that one comes from there: 'straight from the office', 'after my shift'. */
export function isLeftBehind(words: readonly EventWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - REACH), at).map(({ plain }) => plain)
  return leaving.test(before.join(' '))
}
