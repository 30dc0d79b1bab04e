import { acquaintance, kin, offspring } from '../people-words.ts'
import { profileRow } from '../profiles/profile-rows.ts'
import { wordList } from '../word-lists.ts'
import {
  areInOneClause,
  clauseAfter,
  clauseBefore,
  lastWord,
  plainAt,
  plainText,
  spanText,
} from './clauses.ts'
import type { Span } from './clauses.ts'
import { findPhrases } from './find-phrases.ts'
import { isEvent, loneNames, replaced, type RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'

const MAX_LONE_WORDS = 6
// 'My wife is a nurse', 'dinner with a farmer'.
const ofAnother = new RegExp(
  String.raw`\b(?:${kin}|${offspring}|${acquaintance}|he|she|hes|shes)\b|\bwith(?: (?:a|an|the|my))?$`,
)
// 'I'm a surgeon' says who asks, 'seeing my accountant' who is visited.
const notAtWork = /\b(?:im|am|my|our|the|his|her|their|see|seeing|to|from|for|and)(?: an?)?$/
// 'A nurse costume' and 'cowboy boots' are worn by anyone.
const disguises = wordList('worn as a disguise')
const afterPlace = wordList('after a place')

interface Trade extends Span {
  readonly value: { readonly kind: string; readonly row: string }
}

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
    (name) =>
      // 'McDonald's' is a name, 'the nurse's' an owner.
      (name.value.kind === 'employers' || !/['’]s?$/.test(lastWord(words, name)?.text ?? '')) &&
      !ofAnother.test(clauseBefore(words, name.at)),
  )
  const trades = named.filter(({ value: { kind } }) => kind === 'trades' || kind === 'employers')
  const events = matches.filter(isEvent)
  const jobs = events.filter((match) => isDayAtWork(words, match))
  const trade = trades.findLast((one) => jobs.some((job) => isIn(words, job, one)))
  if (trade) {
    const isOffice = trade.value.row === 'work' && jobs.some(({ value }) => value.id !== 'shift')
    // 'A server at Olive Garden' names one job.
    const isSpoken = (match: RowMatch) => trades.some((one) => overlap(match, one))
    if (isOffice || events.some((match) => !jobs.includes(match) && !isSpoken(match))) return matches
    return matches
      .filter((match) => jobs.includes(match) || !events.includes(match))
      .map((match) => (jobs.includes(match) ? replaced(match, trade.value.row) : match))
  }
  const interview = withInterview(words, matches, trades)
  if (interview) return interview
  if (isPart || matches.some((match) => isEvent(match) || saysClothes(match))) return matches
  const isShort = words.length <= MAX_LONE_WORDS
  const name = named.find((one) => {
    const end = one.at + one.length
    if (one.value.kind === 'places') return isVisited(words, one.at, end)
    if (!isShort) return false
    if (one.value.kind === 'trades')
      return !notAtWork.test(clauseBefore(words, one.at)) && !disguises.has(plainAt(words, end))
    // 'A DNA appointment' and 'an appointment with my lawyer', but not 'a tour bus'.
    const isHead = /^(?:|with|at|in|for|on|near|to)$/.test(plainAt(words, end))
    return one.value.kind === 'nouns' && matches.length === 0 && words.length > 1 && isHead
  })
  return name ? [...matches, { ...name, value: profileRow(name.value.row) }] : matches
}

const saysClothes = ({ value: { group, id } }: RowMatch) => group === 'code' || id === 'dancing'

const isDayAtWork = (words: readonly EventWord[], match: RowMatch) =>
  (/^(?:first day|(?:night )?shift)$/.test(match.value.id) &&
    plainAt(words, match.at + match.length) !== 'of') ||
  (match.value.id === 'work' && spanText(words, match) === 'work')

const isInterview = ({ value }: RowMatch) => value.id === 'interview'

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
  const job = { ...wanted, value: profileRow(wanted.value.row) }
  return [...matches.filter((match) => !overlap(match, wanted)), job].toSorted(
    (one, other) => one.at - other.at,
  )
}

// 'First day as a plumber', 'a bellhop job', 'electrician, first day', but not 'work, taking the subway'.
function isIn(words: readonly EventWord[], job: Span, trade: Trade): boolean {
  if (overlap(job, trade)) return true
  const end = trade.at + trade.length
  const rest = clauseAfter(words, end)
  if (!areInOneClause(words, job.at, trade.at))
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
const isVisited = (words: readonly EventWord[], at: number, end: number) =>
  (!areInOneClause(words, end, at) || afterPlace.has(plainAt(words, end))) &&
  /(?:^|\b(?:to|in|at|visit|visiting|see|seeing|exploring|around|for|and))(?: ?(?:the|an?))?$/.test(
    clauseBefore(words, at),
  )

const overlap = (one: Span, other: Span) => one.at < other.at + other.length && other.at < one.at + one.length
