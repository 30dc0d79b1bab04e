import type { WeekDay } from '../../../contract/planner.ts'
import type { SolvedDay, WeekToSolve } from '../../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../../domain/sharing/cut-at-word.ts'
import { dayInWords } from '../../../domain/words/day-in-words.ts'
import { toOutfitItem } from '../../stylist/outfit-item.ts'
import type { StoredDayOutfit } from '../stored-plan.ts'
import type { PlanWishes } from './week-of-plan.ts'

// As the table takes them.
const TEXT_MAX = 2000

interface DayToKeep {
  readonly dayOfWeek: WeekDay
  readonly wishes: PlanWishes
  /** Whose weather was planned for. */
  readonly place: string
  /** The styling notes and weather notes of other days of the week. */
  readonly said: ReadonlySet<string>
}

/** What is to be stored of a day of a solved week, in words; it is neither locked nor chosen by hand. */
export function outfitOfDay(
  { days }: WeekToSolve,
  solved: readonly SolvedDay[],
  { dayOfWeek, wishes, place, said }: DayToKeep,
): StoredDayOutfit {
  const day = days.find((each) => each.day === dayOfWeek)
  const dressed = solved.find((each) => each.day === dayOfWeek)
  if (!day || !dressed) throw new Error(`The week was solved without ${dayOfWeek}`)
  const words = dayInWords({
    day,
    solved: dressed,
    occasion: day.ownOccasion ?? wishes.occasion,
    place,
    said,
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
