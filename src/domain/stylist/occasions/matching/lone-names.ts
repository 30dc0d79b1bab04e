import { acquaintance, kin, offspring } from '../people-words.ts'
import { profileRow } from '../profiles/profile-rows.ts'
import { clauseBefore, plainText } from './clauses.ts'
import { findPhrases } from './find-phrases.ts'
import { loneNames, type RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'

const MAX_LONE_WORDS = 6
const jobRows: ReadonlySet<string> = new Set(['first day', 'shift', 'night shift'])
// 'My wife is a nurse', 'dinner with a farmer'.
const ofAnother = new RegExp(
  String.raw`\b(?:${kin}|${offspring}|${acquaintance}|he|she|hes|shes)\b|\bwith(?: (?:a|an|the|my))?$`,
)
// 'I'm a surgeon' says who asks, 'seeing my accountant' who is visited.
const notAtWork = /\b(?:im|am|my|our|the|his|her|their|see|seeing|to|from|for|and)(?: an?)?$/

/**
 * Reads a trade or a famous place as an occasion. A first day or a shift in a stated trade is a day in its clothes:
 * 'electrician, first day', 'a bellhop job'.
 */
export function withLoneNames(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
  isPart: boolean,
): readonly RowMatch[] {
  const named = findPhrases(words, loneNames()).filter(
    ({ at, length }) =>
      !/['’]s?$/.test(words[at + length - 1]?.text ?? '') && !ofAnother.test(clauseBefore(words, at)),
  )
  const trade = named.findLast(({ value: { kind } }) => kind === 'trades' || kind === 'employers')
  const events = matches.filter(({ value }) => value.group === 'event')
  const jobs = events.filter(
    ({ value, at, length }) =>
      (jobRows.has(value.id) && words[at + length]?.plain !== 'of') ||
      (value.id === 'work' && plainText(words.slice(at, at + length)) === 'work'),
  )
  if (trade && jobs.length > 0) {
    const isOffice = trade.value.row === 'work' && jobs.some(({ value }) => value.id !== 'shift')
    if (isOffice || events.some((match) => !jobs.includes(match) && !overlap(match, trade))) return matches
    const value = profileRow(trade.value.row)
    return matches
      .filter((match) => jobs.includes(match) || !events.includes(match))
      .map((match) => (jobs.includes(match) ? { ...match, value } : match))
  }
  // 'Interview at Ikea': the trade adds its row to the interview.
  const isSpoken = (match: RowMatch) => trade !== undefined && overlap(match, trade)
  if (
    trade &&
    profileRow('trade interview').combines?.flat().includes(trade.value.row) &&
    events.some(isInterview) &&
    events.every((match) => isInterview(match) || isSpoken(match))
  )
    return [
      ...matches.filter((match) => !isSpoken(match)),
      { ...trade, value: profileRow(trade.value.row) },
    ].toSorted((one, other) => one.at - other.at)
  const isAlone =
    !isPart &&
    events.length === 0 &&
    matches.every(({ value: { group, id } }) => group !== 'code' && id !== 'dancing')
  const isShort = words.length <= MAX_LONE_WORDS
  const name = isAlone
    ? named.find(
        ({ value: { kind }, at, length }) =>
          kind === 'places' ||
          (kind === 'trades' && isShort && !notAtWork.test(clauseBefore(words, at))) ||
          (kind === 'nouns' &&
            isShort &&
            matches.length === 0 &&
            words.length > 1 &&
            isHead(words, at + length)),
      )
    : undefined
  return name ? [...matches, { ...name, value: profileRow(name.value.row) }] : matches
}

const isInterview = ({ value }: RowMatch) => value.id === 'interview'

// 'A DNA appointment' and 'an appointment with my lawyer', but not 'a tour bus'.
const isHead = (words: readonly EventWord[], end: number) =>
  end === words.length || /^(?:with|at|in|for|on|near|to)$/.test(words[end]?.plain ?? '')

const overlap = (one: { at: number; length: number }, other: { at: number; length: number }) =>
  one.at < other.at + other.length && other.at < one.at + one.length
