import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { costPerWear } from '../../closet/wears/cost-per-wear.ts'
import { kindRow } from '../../closet/garment-kinds.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import { daysBetween } from '../../calendar-days.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { OwnedPiece } from './closet-piece.ts'

const DAYS_A_YEAR = 365
// Two months of wears are the least to project a year from.
const MIN_DAYS = 60
// One piece does not make a habit.
const MIN_PIECES = 2

// Our own rule of thumb, for someone who owns several of each.
// prettier-ignore
const ruleOfThumb: Readonly<Record<GarmentSlot, number>> = {
  outer: 40, mid: 25, top: 25, bottom: 35, dress: 10, shoes: 45, bag: 60, extra: 25,
}

/** The cost per wear of a candidate over a year. */
export interface YearlyCost {
  /** US dollars, a decimal string. */
  readonly amount: string
  readonly wearsAYear: number
  /** The own pieces whose wears the estimate is based on, by their group ('knits') or category; null for none. */
  readonly basis: { readonly group: string } | { readonly category: ClosetCategory } | null
}

/** Estimates the yearly cost per wear of a candidate from the wears of similar own pieces; null without a price. */
export function yearlyCost(
  candidate: StylistPiece,
  price: string | undefined,
  closet: readonly OwnedPiece[],
  today: CalendarDate,
): YearlyCost | null {
  const yearly = yearlyWears(candidate, closet, today)
  const amount = price === undefined ? null : costPerWear(price, yearly.wearsAYear)
  return amount === null ? null : { amount, ...yearly }
}

// By the pieces of its group, else of its category, else by the rule of thumb.
function yearlyWears(
  { category, garment: { kind, slot } }: StylistPiece,
  closet: readonly OwnedPiece[],
  today: CalendarDate,
): Omit<YearlyCost, 'amount'> {
  const group = kindRow(kind)?.group ?? null
  const ofGroup = closet.filter(({ garment }) => group !== null && kindRow(garment.kind)?.group === group)
  const ofCategory = closet.filter((piece) => piece.category === category)
  const byGroup = group === null ? null : yearlyOf(ofGroup, today)
  const wears = byGroup ?? yearlyOf(ofCategory, today)
  if (wears === null) return { wearsAYear: ruleOfThumb[slot], basis: null }
  return {
    wearsAYear: Math.max(1, Math.round(wears)),
    basis: group !== null && byGroup !== null ? { group } : { category },
  }
}

/** Wears per month of a piece; null if too little is known. */
export function wearsAMonth(piece: OwnedPiece, today: CalendarDate): number | null {
  const known = wearsInDays(piece, today)
  return known && (known.wears * DAYS_A_YEAR) / 12 / known.days
}

function yearlyOf(pieces: readonly OwnedPiece[], today: CalendarDate): number | null {
  const known = pieces.map((piece) => wearsInDays(piece, today)).filter((one) => one !== null)
  if (known.length < MIN_PIECES) return null
  const wears = known.reduce((sum, one) => sum + one.wears, 0)
  const days = known.reduce((sum, one) => sum + one.days, 0)
  // Pieces without a wear say nothing about habits: many users never log.
  return wears === 0 ? null : (wears * DAYS_A_YEAR) / days
}

// Includes wears from before Armadio if they and the purchase date are known; else only the wears logged here.
function wearsInDays(
  { purchaseDate, addedOn, wearCount, wearsBefore }: OwnedPiece,
  today: CalendarDate,
): { wears: number; days: number } | null {
  const isWhole = purchaseDate !== null && (wearsBefore > 0 || purchaseDate >= addedOn)
  const days = daysBetween(isWhole ? purchaseDate : addedOn, today)
  const wears = isWhole ? wearCount : wearCount - wearsBefore
  return days < MIN_DAYS ? null : { wears: Math.max(0, wears), days }
}
