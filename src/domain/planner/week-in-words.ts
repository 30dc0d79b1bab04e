import type { WeekDay } from '../../contract/planner.ts'
import { capital, listed, numeral } from '../sentence.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { sayPiece } from './say-piece.ts'
import type { SolvedDay } from './week-to-solve.ts'

const NAMED = 2
const DAYS_NAMED = 2

/** What holds for a whole week, in one to three sentences: 'No top is worn twice. Shoes rest a day.' */
export function weekInWords(solved: readonly SolvedDay[]): string {
  const dressed = solved.flatMap(({ day, outfit, repeatedIds }) =>
    outfit ? [{ day, pieces: outfit.pieces, repeatedIds }] : [],
  )
  if (dressed.length === 0)
    return 'Your closet has nothing to wear for this week yet. Each day says what to look for, and what to get first.'
  return [tops(dressed), shoes(solved), emptyDays(solved)].filter((words) => words !== null).join(' ')
}

interface DressedDay {
  readonly day: WeekDay
  readonly pieces: readonly StylistPiece[]
  readonly repeatedIds: readonly string[]
}

function tops(dressed: readonly DressedDay[]): string {
  const repeats = dressed.flatMap(({ day, pieces, repeatedIds }) =>
    pieces.filter(({ id }) => repeatedIds.includes(id)).map((piece) => ({ day, piece })),
  )
  if (repeats.length > 0) return repeatWords(repeats)
  const of = (slot: 'top' | 'dress') =>
    dressed.flatMap(({ pieces }) => pieces.filter(({ garment }) => garment.slot === slot))
  const [worn, dresses] = [of('top'), of('dress')]
  if (isTwice(worn) || isTwice(dresses))
    return 'Nothing comes again within three days but coats, shoes and bags.'
  if (worn.length === 0)
    return dresses.length > 0 ? 'No dress is worn twice.' : 'No top was found for this week.'
  return dresses.length > 0 ? 'No top and no dress is worn twice.' : 'No top is worn twice.'
}

function repeatWords(repeats: readonly { day: WeekDay; piece: StylistPiece }[]): string {
  const byPiece = new Map<string, { piece: StylistPiece; days: WeekDay[] }>()
  for (const { day, piece } of repeats) {
    const known = byPiece.get(piece.id)
    if (known) known.days.push(day)
    else byPiece.set(piece.id, { piece, days: [day] })
  }
  const all = [...byPiece.values()]
  const byDays = new Map<string, StylistPiece[]>()
  for (const { piece, days } of all.slice(0, NAMED))
    byDays.set(daysInWords(days), [...(byDays.get(daysInWords(days)) ?? []), piece])
  const [first, second] = [...byDays].map(([days, pieces]) => ({ days, said: pieces.map(sayPiece) }))
  if (!first) return ''
  const the = listed(first.said.map((one) => one.the))
  const isOne = first.said.length === 1 && first.said[0]?.verb('one', 'several') === 'one'
  const more = all.length - NAMED
  return [
    `${capital(the)} ${isOne ? 'comes' : 'come'} again early ${first.days}`,
    ...(second
      ? [`${more > 0 ? '' : 'and '}${listed(second.said.map((one) => one.the))} ${second.days}`]
      : []),
    ...(more > 0 ? [`and so ${more > 1 ? 'do' : 'does'} ${numeral(more)} more`] : []),
  ]
    .join(', ')
    .concat('.')
}

function daysInWords(days: readonly WeekDay[]): string {
  return days.length > DAYS_NAMED ? `on ${numeral(days.length)} days` : `on ${listed(days)}`
}

function shoes(solved: readonly SolvedDay[]): string | null {
  const worn = solved.map(
    ({ outfit }) => outfit?.pieces.find(({ garment }) => garment.slot === 'shoes') ?? null,
  )
  if (worn.filter((one) => one !== null).length < 2) return null
  const inARow = worn.find((one, at) => one !== null && one.id === worn[at - 1]?.id)
  if (!inARow) return 'Shoes rest a day.'
  const { the, verb } = sayPiece(inARow)
  return `${capital(the)} ${verb('is', 'are')} worn on days in a row.`
}

function emptyDays(solved: readonly SolvedDay[]): string | null {
  const empty = solved.filter(({ outfit }) => outfit === null).map(({ day }) => day)
  return empty.length > 0 ? `For ${listed(empty)} nothing is chosen yet.` : null
}

function isTwice(pieces: readonly StylistPiece[]): boolean {
  return new Set(pieces.map(({ id }) => id)).size < pieces.length
}
