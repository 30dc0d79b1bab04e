import { acquaintance, kin, offspring } from '../people-words.ts'
import { profileRow } from '../profiles/profile-rows.ts'
import { monthNames } from '../month-names.ts'
import { clauseBefore, plainText } from './clauses.ts'
import { findPhrases } from './find-phrases.ts'
import { isEvent, loneNames, type RowMatch } from './profile-phrases.ts'
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
    ({ value: { kind }, at, length }) =>
      // 'McDonald's' is a name, 'the nurse's' an owner.
      (kind === 'employers' || !/['’]s?$/.test(words[at + length - 1]?.text ?? '')) &&
      !ofAnother.test(clauseBefore(words, at)),
  )
  const trades = named.filter(({ value: { kind } }) => kind === 'trades' || kind === 'employers')
  const events = matches.filter(isEvent)
  const jobs = events.filter(
    ({ value, at, length }) =>
      (jobRows.has(value.id) && words[at + length]?.plain !== 'of') ||
      (value.id === 'work' && plainText(words.slice(at, at + length)) === 'work'),
  )
  const trade = trades.findLast((one) => jobs.some((job) => isIn(words, job, one)))
  if (trade) {
    const isOffice = trade.value.row === 'work' && jobs.some(({ value }) => value.id !== 'shift')
    // 'A server at Olive Garden' names one job.
    const isSpoken = (match: RowMatch) => trades.some((one) => overlap(match, one))
    if (isOffice || events.some((match) => !jobs.includes(match) && !isSpoken(match))) return matches
    const value = profileRow(trade.value.row)
    return matches
      .filter((match) => jobs.includes(match) || !events.includes(match))
      .map((match) => (jobs.includes(match) ? { ...match, value } : match))
  }
  const interview = withInterview(words, matches, trades)
  if (interview) return interview
  const isAlone =
    !isPart &&
    events.length === 0 &&
    matches.every(({ value: { group, id } }) => group !== 'code' && id !== 'dancing')
  const isShort = words.length <= MAX_LONE_WORDS
  const name = isAlone
    ? named.find(
        ({ value: { kind }, at, length }) =>
          (kind === 'places' && isVisited(words, at, at + length)) ||
          (kind === 'trades' &&
            isShort &&
            !notAtWork.test(clauseBefore(words, at)) &&
            !isDisguise.test(words[at + length]?.plain ?? '')) ||
          (kind === 'nouns' &&
            isShort &&
            matches.length === 0 &&
            words.length > 1 &&
            isHead(words, at + length)),
      )
    : undefined
  return name ? [...matches, { ...name, value: profileRow(name.value.row) }] : matches
}

// 'Interview at Ikea': the trade adds its row to the interview.
function withInterview(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
  trades: readonly Trade[],
): readonly RowMatch[] | undefined {
  const events = matches.filter(isEvent)
  const wanted = trades.findLast((one) =>
    events.some((match) => isInterview(match) && isIn(words, match, one)),
  )
  if (!wanted || !profileRow('trade interview').combines?.flat().includes(wanted.value.row)) return undefined
  if (!events.every((match) => isInterview(match) || overlap(match, wanted))) return undefined
  return [
    ...matches.filter((match) => !overlap(match, wanted)),
    { ...wanted, value: profileRow(wanted.value.row) },
  ].toSorted((one, other) => one.at - other.at)
}

const isInterview = ({ value }: RowMatch) => value.id === 'interview'

// 'A nurse costume' and 'cowboy boots' are worn by anyone.
const isDisguise =
  /^(?:costumes?|cosplay|part(?:y|ies)|themed?|jackets?|coats?|boots?|hats?|caps?|shirts?|pants|shorts|jeans|dress|vests?)$/

// 'First day as a plumber', 'a bellhop job', 'electrician, first day', but not 'work, taking the subway'.
function isIn(words: readonly EventWord[], job: Span, trade: Trade): boolean {
  if (overlap(job, trade)) return true
  const end = trade.at + trade.length
  const isSameClause = words[job.at]?.clause === words[trade.at]?.clause
  const rest = plainText(words.slice(end).filter(({ clause }) => clause === words[trade.at]?.clause))
  if (!isSameClause)
    return (
      trade.value.kind === 'trades' &&
      /^(?:as )?(?:an? ?)?(?!(?:my|our|his|her|is|with|to|from)\b)\w*$/.test(clauseBefore(words, trade.at)) &&
      /^$|^(?:at|in) (?!\d|noon|lunch)/.test(rest)
    )
  if (end <= job.at) return beforeJob.test(plainText(words.slice(end, job.at)))
  // From the last word of the job on: 'work as' may be its phrase.
  const lead = plainText(words.slice(job.at + job.length - 1, trade.at))
  return (
    (job.at + job.length === trade.at ||
      /^(?:\w+ )?(?:as|at|for|with)(?: (?:an?|the|my)(?: \w+)?)?$/.test(lead)) &&
    afterTrade.test(rest)
  )
}
// 'Plumber outfit for work'.
const beforeJob = /^(?:trainee|apprentice)?$|^(?:outfits?|clothes|uniform|look) for(?: (?:my|the))?$/
const afterTrade =
  /^$|^(?:as|at|in|on|for|with|near|and|but|so|where|tomorrow|today|next|this|soon|position|role|job|post|store|shop|branch|shift|trainee|apprentice)\b/

// 'Machu Picchu', 'a week in Rome', but not 'Capri pants' and 'look like Paris Hilton'.
function isVisited(words: readonly EventWord[], at: number, end: number): boolean {
  const next = words[end]?.clause === words[at]?.clause ? (words[end]?.plain ?? '') : ''
  return (
    (afterPlace.test(next) || monthNames.includes(next)) &&
    /(?:^|\b(?:to|in|at|visit|visiting|see|seeing|exploring|around|for|and))(?: ?(?:the|an?))?$/.test(
      clauseBefore(words, at),
    )
  )
}
const afterPlace =
  /^(?:|with|at|in|for|on|near|to|and|from|by|during|this|next|summer|winter|spring|fall|autumn|outfits?)$/

// 'A DNA appointment' and 'an appointment with my lawyer', but not 'a tour bus'.
const isHead = (words: readonly EventWord[], end: number) =>
  end === words.length || /^(?:with|at|in|for|on|near|to)$/.test(words[end]?.plain ?? '')

interface Span {
  readonly at: number
  readonly length: number
}

interface Trade extends Span {
  readonly value: { readonly kind: string; readonly row: string }
}

const overlap = (one: Span, other: Span) => one.at < other.at + other.length && other.at < one.at + one.length
