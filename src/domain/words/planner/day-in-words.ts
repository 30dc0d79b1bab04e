import type { LeftOut } from '../../../contract/planner/planner.ts'
import { type WeekDay, weekDays } from '../../../contract/values/week-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { wearsBeforeWash } from '../../planner/rotation/rest-and-laundry-rules.ts'
import { needsForText } from '../../planner/needs-of-day.ts'
import type { DayToDress, SolvedDay } from '../../planner/week-to-solve.ts'
import type { Outfit, StylistPiece } from '../../stylist/outfit.ts'
import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import type { WeatherFact } from '../../planner/weather-facts.ts'
import { dayOutfit } from './day-outfit.ts'
import { textWithNewOpening } from '../text-openings.ts'
import { perfectFor } from './perfect-for.ts'
import { newUsedReasons, pieceReason } from '../suggestions/piece-reason.ts'
import { outfitToFindInWords } from '../suggestions/piece-to-find.ts'
import { nothingToWear, stylingNote } from './styling-note.ts'
import { weatherEffect, weatherOfDay } from '../weather/weather-note.ts'

interface PlanDay {
  readonly day: DayToDress
  readonly solved: SolvedDay
  readonly occasion: string
  /** Location of the weather; '' if unknown. */
  readonly place: string
  /** Styling notes and weather notes of the other days of the week. */
  readonly usedTexts: ReadonlySet<string>
}

/** Texts of a plan's day; none is empty. */
export interface DayInWords {
  readonly outfitDescription: string
  readonly stylingNotes: string
  readonly weatherConsiderations: string
  readonly occasionDetails: string
  /** By the id of the piece, one sentence each. */
  readonly reasons: Map<string, string>
}

/** Returns the texts of a plan's day; for a day without an outfit they suggest what to buy. */
export function dayInWords({ day: planned, solved, occasion, place, usedTexts }: PlanDay): DayInWords {
  const { day, date, weather, needs, leftOut } = planned
  const { outfit, repeatedIds } = solved
  const isGiven = planned.fixed !== null
  // Sentences use 'Toronto' of 'Toronto, Canada'.
  const town = place.split(',')[0]?.trim() || null
  const dressed = { day, weather, needs, isGiven, place: town, pieces: outfit?.pieces ?? [] }
  const effect = weatherEffect(dressed, usedTexts)
  const around = {
    weatherConsiderations: [weatherOfDay(dressed, usedTexts), effect.text].filter(Boolean).join(' '),
    occasionDetails: perfectFor(occasion, day, weather, Boolean(planned.ownOccasion)),
  }
  if (leftOut) return { ...around, ...leftOutWords(leftOut, day, usedTexts), reasons: new Map() }
  if (!outfit || outfit.pieces.length === 0) {
    const toFind = outfitToFindInWords(needs, Math.max(0, weekDays.indexOf(day)))
    const stylingNotes = nothingToWear(day, toFind.first, isGiven, usedTexts)
    return { ...around, outfitDescription: toFind.outfit, stylingNotes, reasons: new Map() }
  }
  const textNeeds = needsForText(planned)
  const input = { outfit, needs: textNeeds, day, repeatedIds, weather: effect.is }
  return {
    ...around,
    outfitDescription: dayOutfit(outfit.pieces),
    stylingNotes: stylingNote(input, usedTexts),
    reasons: reasonsFor(outfit, { needs: textNeeds, today: date, repeatedIds, weather: effect.is }),
  }
}

type LeftOutWords = Pick<DayInWords, 'outfitDescription' | 'stylingNotes' | 'occasionDetails'>

function leftOutWords(leftOut: LeftOut, day: WeekDay, usedTexts: ReadonlySet<string>): LeftOutWords {
  if (leftOut === 'over')
    return {
      outfitDescription: 'Not planned',
      stylingNotes: `${day} was over when you planned this week.`,
      occasionDetails: `${day}, not planned`,
    }
  const notes = ['No outfit is planned for this day.', `${day} has no outfit, as you left it free.`]
  return {
    outfitDescription: 'Left free',
    stylingNotes: textWithNewOpening(notes, usedTexts),
    occasionDetails: `A free ${day}`,
  }
}

interface DayReasons {
  readonly needs: OutfitNeeds
  readonly today: CalendarDate
  readonly repeatedIds: readonly string[]
  /** Fact of the day's weather note. */
  readonly weather: WeatherFact['is'] | null
}

function reasonsFor(outfit: Outfit, { needs, today, repeatedIds, weather }: DayReasons): Map<string, string> {
  const used = newUsedReasons(null, weather)
  const pieces = outfit.pieces.map((piece) => forThisDay(piece, repeatedIds))
  return new Map(
    pieces.map((piece) => {
      const input = { piece, pieces, needs, today }
      // A reason that another piece has too is better than none.
      const reason = pieceReason(input, used, 1) || pieceReason(input, newUsedReasons(), 1)
      return [piece.id, reason || 'The only piece for this day.']
    }),
  )
}

// A piece that may be worn more than once in the week could have been worn on an earlier day of it. Its last wear is
// then unknown, and its wear count a lower bound.
function forThisDay(piece: StylistPiece, repeatedIds: readonly string[]): StylistPiece {
  const isWornOnce = wearsBeforeWash(piece.garment) === 1 && !repeatedIds.includes(piece.id)
  return isWornOnce ? piece : { ...piece, lastWornDate: null, wearCount: Math.max(1, piece.wearCount) }
}
