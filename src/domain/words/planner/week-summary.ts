import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { type WeekFact, weekFacts } from '../../planner/plan-facts.ts'
import type { SolvedDay } from '../../planner/week-to-solve.ts'
import { hasSkirt } from '../../closet/garment-facts/has-skirt.ts'
import { capital, counted, listed } from '../english.ts'
import { pieceWords } from '../pieces/piece-words.ts'

/** Maximum words of a week summary (voice guide, kind 8). */
export const WEEK_SUMMARY_WORDS = 25

const DAYS_NAMED = 2

/** Summarizes a week in up to three sentences: 'No top repeats. Tuesday has no outfit yet.' */
export function weekSummary(solved: readonly SolvedDay[]): string {
  const facts = weekFacts(solved)
  const repeats = facts.filter((fact) => fact.is === 'repeats')
  const worn = [
    ...new Map(solved.flatMap(({ outfit }) => outfit?.pieces ?? []).map((one) => [one.id, one])).values(),
  ]
  const isRepeat = ({ id }: StylistPiece) => repeats.some(({ piece }) => piece.id === id)
  const others = facts
    .filter((fact) => fact.is !== 'repeats')
    .filter((fact) => fact.is !== 'shoes in a row' || !isRepeat(fact.piece))
  const sentences = [
    ...(repeats.length > 0 ? [repeatWords(repeats, worn, solved)] : []),
    ...others.filter((fact) => !isExtra(fact)).map((fact) => factWords(fact, worn)),
  ]
  // Pieces repeated too soon come first; extras are added if there is room.
  const extras = others.filter((fact) => isExtra(fact) && (fact.is !== 'pair twice' || repeats.length === 0))
  for (const extra of extras.map((fact) => factWords(fact, worn)))
    if (wordsIn([...sentences, extra]) <= WEEK_SUMMARY_WORDS) sentences.push(extra)
  if (sentences.length > 0) return sentences.join(' ')
  return `${capital(counted(solved.filter(({ outfit }) => outfit !== null).length, 'day'))} planned.`
}

const daysNamed = (days: readonly WeekDay[]) =>
  days.length > DAYS_NAMED ? `${days.length} days` : listed(days)
const several = (name: string) => (name === 'dress' ? 'dresses' : `${name}s`)

const isExtra = ({ is }: WeekFact) => is === 'pair twice' || is === 'coat often'
const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(' ').length

type Repeat = Extract<WeekFact, { is: 'repeats' }>

function repeatWords(
  repeats: readonly Repeat[],
  worn: readonly StylistPiece[],
  solved: readonly SolvedDay[],
): string {
  const [first] = repeats
  const [name = '', ...others] = repeats.map(({ piece }) => pieceWords(piece, worn).the)
  // 'The coat and the boots' or 'the coat and 2 other pieces'.
  const more = others.length === 1 ? others[0] : counted(others.length, 'other piece')
  if (others.length > 0) return severalRepeat(repeats, `${name} and ${more}`, solved)
  if (!first) return ''
  const { does } = pieceWords(first.piece)
  // On its first day of the week, a piece counts as repeated only because of a wear before the week.
  const start = firstDayOf(first, solved)
  const days = first.days.filter((day) => day !== start)
  if (start && days.length === 0)
    return `${capital(name)} ${does('was', 'were')} last worn shortly before ${start}.`
  const count = daysWorn(first, solved)
  if (isEveryDay(count, solved)) return `${capital(name)} ${does('is', 'are')} worn every day.`
  // Uses the count if 'back on Tuesday' would omit other wears, such as on Friday.
  return days.length > DAYS_NAMED || count > days.length + 1
    ? `You wear ${name} on ${counted(count, 'day')}.`
    : `${capital(name)} ${does('is', 'are')} back on ${listed(days)}.`
}

// States the number of wears if it is the same for all pieces.
function severalRepeat(repeats: readonly Repeat[], names: string, solved: readonly SolvedDay[]): string {
  const counts = repeats.map((repeat) => daysWorn(repeat, solved))
  const [count = 0] = counts
  if (counts.some((other) => other < 2) && counts.some((other) => other > 1))
    return `${capital(names)} repeat within a few days.`
  if (counts.some((other) => other !== count)) return `${capital(names)} are worn more than once.`
  if (count < 2) return `${capital(names)} were worn shortly before.`
  return isEveryDay(count, solved)
    ? `${capital(names)} are worn every day.`
    : `You wear ${names} on ${counted(count, 'day')} each.`
}

function daysWorn({ piece }: Repeat, solved: readonly SolvedDay[]): number {
  return solved.filter(({ outfit }) => outfit?.pieces.some(({ id }) => id === piece.id)).length
}

function isEveryDay(days: number, solved: readonly SolvedDay[]): boolean {
  return days > DAYS_NAMED && days === solved.filter(({ outfit }) => outfit !== null).length
}

function firstDayOf({ piece }: Repeat, solved: readonly SolvedDay[]): WeekDay | null {
  return solved.find(({ outfit }) => outfit?.pieces.some(({ id }) => id === piece.id))?.day ?? null
}

function factWords(fact: Exclude<WeekFact, Repeat>, worn: readonly StylistPiece[]): string {
  // A boiler suit isn't a dress.
  const hasDress = worn.some(({ garment }) => garment.slot === 'dress' && hasSkirt(garment))
  const nameOf = (slot: 'top' | 'dress') => (slot === 'top' || hasDress ? slot : 'jumpsuit')
  switch (fact.is) {
    case 'nothing to wear':
      return "Your closet doesn't cover this week yet. Each day lists what to add first."
    case 'no tops':
      return 'No tops this week.'
    case 'repeats apart':
      return `${capital(listed(fact.of.map(nameOf).map(several)))} repeat at least ${counted(fact.days, 'day')} apart.`
    case 'no repeats':
      return `No ${fact.of.map(nameOf).join(' or ')} repeats.`
    case 'no shoes in a row':
      return 'Different shoes from one day to the next.'
    case 'shoes in a row': {
      const { full, the, does } = pieceWords(fact.piece)
      return fact.isEveryDay
        ? `${capital(the)} ${does('is', 'are')} worn every day.`
        : `${capital(full)} on consecutive days.`
    }
    case 'pair twice':
      return `${capital(pieceWords(fact.top).the)} and ${pieceWords(fact.bottom).the} are together again on ${fact.day}.`
    case 'coat often': {
      const { the, does } = pieceWords(fact.piece)
      return `${capital(the)} ${does('is', 'are')} worn ${fact.days === 7 ? 'every day' : `on ${counted(fact.days, 'day')}`}.`
    }
    case 'no outfit':
      return `${daysNamed(fact.days)} ${fact.days.length > 1 ? 'have' : 'has'} no outfit yet.`
    case 'left free':
      return `${daysNamed(fact.days)} ${fact.days.length > 1 ? 'are' : 'is'} left free.`
    default:
      return fact satisfies never
  }
}
