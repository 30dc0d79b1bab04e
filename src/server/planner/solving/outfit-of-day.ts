import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { SolvedDay, WeekToSolve } from '../../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../../domain/sharing/cut-at-word.ts'
import { dayInWords } from '../../../domain/words/planner/day-in-words.ts'
import { toOutfitItem } from '../../stylist/outfit-item.ts'
import type { StoredDayOutfit } from '../stored-plan.ts'
import type { PlanWishes } from './week-of-plan.ts'

// Limit of the database columns, in characters.
const TEXT_MAX = 2000

interface DayToKeep {
  readonly dayOfWeek: WeekDay
  readonly wishes: PlanWishes
  /** Name of the place whose weather was used. */
  readonly place: string
  /** Styling and weather notes of other days of the week, which are not repeated. */
  readonly usedTexts: ReadonlySet<string>
}

/** Returns the columns of a day of a solved week, with its texts. The day is neither locked nor chosen by hand. */
export function outfitOfDay(
  { days }: WeekToSolve,
  solved: readonly SolvedDay[],
  { dayOfWeek, wishes, place, usedTexts }: DayToKeep,
): StoredDayOutfit {
  const day = days.find((each) => each.day === dayOfWeek)
  const dressed = solved.find((each) => each.day === dayOfWeek)
  if (!day || !dressed) throw new Error(`The week was solved without ${dayOfWeek}`)
  const words = dayInWords({
    day,
    solved: dressed,
    occasion: day.ownOccasion ?? wishes.occasion,
    place,
    usedTexts,
  })
  const pieces = dressed.outfit?.pieces ?? []
  return {
    outfitDescription: cutAtWord(words.outfitDescription, TEXT_MAX),
    stylingNotes: cutAtWord(words.stylingNotes, TEXT_MAX),
    weatherConsiderations: cutAtWord(words.weatherConsiderations, TEXT_MAX),
    occasionDetails: cutAtWord(words.occasionDetails, TEXT_MAX),
    weather: day.weather,
    itemIds: pieces.map(({ id }) => id),
    pieces: pieces.map((piece) => ({
      slot: piece.garment.slot,
      item: toOutfitItem(piece),
      reasoning: words.reasons.get(piece.id) ?? '',
    })),
    isLocked: false,
    isByHand: false,
    leftOut: day.leftOut ?? null,
  }
}
