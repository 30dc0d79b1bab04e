import type { EventWord } from './tokenize-event.ts'

const REACH = 4
const comingFrom =
  /\b(?:(?:straight|directly|right|coming|come) from(?: (?:the|my|a|our))?(?: \w+)?|after (?:my|a|the) shift)$/

/** Whether the word at `at` names a place that is left: 'straight from the office', 'after my shift'. */
export function isComingFrom(words: readonly EventWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - REACH), at).map(({ plain }) => plain)
  return comingFrom.test(before.join(' '))
}
