import { type WeekDay, weekDays } from '../../contract/values/week-days.ts'
import type { GarmentSlot, OwnSlot } from '../closet/garment.ts'
import type { Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { wearsBeforeWash } from './rotation/rest-and-laundry-rules.ts'
import { pairOf } from './rotation/week-variety.ts'
import type { SolvedDay } from './week-to-solve.ts'

/** A fact about a day that takes precedence over styling tips. */
export type DayFact =
  | { readonly is: 'missing'; readonly slots: readonly OwnSlot[] }
  | {
      readonly is: 'repeats'
      readonly pieces: readonly StylistPiece[]
      readonly washed: readonly StylistPiece[]
    }
  | { readonly is: 'too casual' | 'too dressy'; readonly piece: StylistPiece; readonly phrase: string }

/** A fact about a whole week. */
export type WeekFact =
  | { readonly is: 'nothing to wear' | 'no tops' | 'no shoes in a row' }
  /** Two wears of one piece are at least `days` apart. */
  | { readonly is: 'repeats apart'; readonly of: readonly ('top' | 'dress')[]; readonly days: number }
  | { readonly is: 'no repeats'; readonly of: readonly ('top' | 'dress')[] }
  | { readonly is: 'repeats'; readonly piece: StylistPiece; readonly days: readonly WeekDay[] }
  | { readonly is: 'shoes in a row'; readonly piece: StylistPiece; readonly isEveryDay: boolean }
  | {
      readonly is: 'pair twice'
      readonly top: StylistPiece
      readonly bottom: StylistPiece
      readonly day: WeekDay
    }
  | { readonly is: 'coat often'; readonly piece: StylistPiece; readonly days: number }
  | { readonly is: 'no outfit' | 'left free'; readonly days: readonly WeekDay[] }

const OUT_OF_CODE = 0.6
// More than every second day of a week.
const OFTEN = 5
const clothing: readonly GarmentSlot[] = ['top', 'mid', 'bottom', 'dress', 'shoes']

/** Returns the most important problem of an outfit: missing, repeated too soon or wrong formality; null for none. */
export function dayFact(
  { pieces, missing }: Outfit,
  { occasion }: OutfitNeeds,
  repeatedIds: readonly string[],
): DayFact | null {
  const slots = missing.filter(({ isNeeded }) => isNeeded).map(({ slot }) => slot)
  if (slots.length > 0) return { is: 'missing', slots }
  const repeated = pieces.filter(({ id }) => repeatedIds.includes(id))
  if (repeated.length > 0)
    return {
      is: 'repeats',
      pieces: repeated,
      washed: repeated.filter(({ garment }) => wearsBeforeWash(garment) === 1),
    }
  if (!occasion) return null
  const { phrase, formality } = occasion
  const clothes = pieces.filter(({ garment }) => clothing.includes(garment.slot))
  const low = clothes.find(({ garment }) => garment.formality < formality.least - OUT_OF_CODE)
  if (low) return { is: 'too casual', piece: low, phrase }
  const high = clothes.find(({ garment }) => garment.formality > formality.most + OUT_OF_CODE)
  return high ? { is: 'too dressy', piece: high, phrase } : null
}

/** Returns the facts of a week: repeats, rest between wears of shoes, and days without an outfit. */
export function weekFacts(solved: readonly SolvedDay[]): WeekFact[] {
  const outfits = solved.map(({ outfit }) => outfit?.pieces ?? [])
  const free = solved.filter(({ leftOut }) => leftOut === 'free').map(({ day }) => day)
  const leftFree: WeekFact[] = free.length > 0 ? [{ is: 'left free', days: free }] : []
  const toDress = solved.filter(({ leftOut }) => !leftOut)
  if (toDress.length === 0) return leftFree
  if (toDress.every(({ outfit }) => outfit === null)) return [{ is: 'nothing to wear' }, ...leftFree]
  const shoes = outfits.map((pieces) => pieces.find(({ garment }) => garment.slot === 'shoes'))
  const inARow = shoes.find((one, at) => one && one.id === shoes[at - 1]?.id)
  const empty = toDress.filter(({ outfit }) => outfit === null).map(({ day }) => day)
  const facts = repeatFacts(solved, outfits.flat())
  facts.push(...pairTwice(solved), ...coatOften(outfits))
  const shod = shoes.filter((one) => one !== undefined)
  if (inARow)
    facts.push({
      is: 'shoes in a row',
      piece: inARow,
      isEveryDay: shod.length > 2 && shod.every(({ id }) => id === inARow.id),
    })
  else if (shoes.filter(Boolean).length > 1) facts.push({ is: 'no shoes in a row' })
  if (empty.length > 0) facts.push({ is: 'no outfit', days: empty })
  return [...facts, ...leftFree]
}

// Returns the first repeated pair and the day of its first repeat.
function pairTwice(solved: readonly SolvedDay[]): WeekFact[] {
  const known = new Set<string>()
  for (const { day, outfit } of solved) {
    const pieces = outfit?.pieces ?? []
    const pair = pairOf(pieces)
    const top = pieces.find(({ garment }) => garment.slot === 'top')
    const bottom = pieces.find(({ garment }) => garment.slot === 'bottom')
    if (!pair || !top || !bottom) continue
    if (known.has(pair)) return [{ is: 'pair twice', top, bottom, day }]
    known.add(pair)
  }
  return []
}

function coatOften(outfits: readonly (readonly StylistPiece[])[]): WeekFact[] {
  const coats = outfits.flat().filter(({ garment }) => garment.slot === 'outer')
  const often = coats.find(({ id }) => coats.filter((coat) => coat.id === id).length >= OFTEN)
  const days = coats.filter(({ id }) => id === often?.id).length
  return often ? [{ is: 'coat often', piece: often, days }] : []
}

function repeatFacts(solved: readonly SolvedDay[], worn: readonly StylistPiece[]): WeekFact[] {
  const repeats = new Map<string, { piece: StylistPiece; days: WeekDay[] }>()
  for (const { day, outfit, repeatedIds } of solved)
    for (const piece of outfit?.pieces ?? []) {
      if (!repeatedIds.includes(piece.id)) continue
      const known = repeats.get(piece.id) ?? { piece, days: [] }
      known.days.push(day)
      repeats.set(piece.id, known)
    }
  if (repeats.size > 0) return [...repeats.values()].map((repeat) => ({ is: 'repeats', ...repeat }))
  const of = (['top', 'dress'] as const).filter((slot) => worn.some(({ garment }) => garment.slot === slot))
  if (of.length === 0) return [{ is: 'no tops' }]
  const again = of.filter((slot) => daysApart(solved, slot) !== null)
  const gaps = again.flatMap((slot) => daysApart(solved, slot) ?? [])
  // A single outfit cannot repeat anything.
  if (again.length === 0)
    return solved.filter(({ outfit }) => outfit !== null).length > 1 ? [{ is: 'no repeats', of }] : []
  return [{ is: 'repeats apart', of: again, days: Math.min(...gaps) }]
}

// Returns the fewest days between two wears of one piece of a slot; null if none is worn twice.
function daysApart(solved: readonly SolvedDay[], slot: GarmentSlot): number | null {
  const last = new Map<string, number>()
  let fewest: number | null = null
  for (const { day, outfit } of solved)
    for (const { id, garment, category } of outfit?.pieces ?? []) {
      const at = weekDays.indexOf(day)
      // A sweatshirt over a T-shirt is a top too, a blazer under a coat is not.
      const isOver = garment.slot === 'mid' && category !== 'Outerwear'
      if ((isOver ? 'top' : garment.slot) !== slot) continue
      const before = last.get(id)
      if (before !== undefined) fewest = Math.min(fewest ?? at, at - before)
      last.set(id, at)
    }
  return fewest
}
