import { type LeftOut, type WeekDay, weekDays } from '../../contract/planner.ts'
import { wearsBeforeWash } from '../planner/laundry-rules.ts'
import { needsAsCalled } from '../planner/needs-of-day.ts'
import type { DayToDress, SolvedDay } from '../planner/week-to-solve.ts'
import type { Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { dayOutfit } from './day-outfit.ts'
import { freshest } from './fresh.ts'
import { perfectFor } from './perfect-for.ts'
import { nothingSaid, pieceReason } from './piece-reason.ts'
import { outfitToFindInWords } from './piece-to-find.ts'
import { nothingToWear, stylingNote } from './styling-note.ts'
import { weatherEffect, weatherOfDay } from './weather-note.ts'

interface PlanDay {
  readonly day: DayToDress
  readonly solved: SolvedDay
  readonly occasion: string
  /** Where the weather is; '' where it is not known. */
  readonly place: string
  /** The styling notes and weather notes of the other days of the week. */
  readonly said: ReadonlySet<string>
}

/** What a plan says of one day; no text is empty. */
export interface DayInWords {
  readonly outfitDescription: string
  readonly stylingNotes: string
  readonly weatherConsiderations: string
  readonly occasionDetails: string
  /** By the id of the piece, one sentence each. */
  readonly reasons: Map<string, string>
}

/** A day of a plan in words: true of these pieces and this weather, or, where nothing can be worn, what to look for. */
export function dayInWords({ day: planned, solved, occasion, place, said }: PlanDay): DayInWords {
  const { day, date, weather, needs, leftOut } = planned
  const { outfit, repeatedIds } = solved
  const isGiven = planned.fixed !== null
  // 'Toronto, Canada' is Toronto inside of a sentence.
  const town = place.split(',')[0]?.trim() || null
  const dressed = { day, weather, needs, isGiven, place: town, pieces: outfit?.pieces ?? [] }
  const effect = weatherEffect(dressed, said)
  const around = {
    weatherConsiderations: [weatherOfDay(dressed, said), effect.text].filter(Boolean).join(' '),
    occasionDetails: perfectFor(occasion, day, weather, Boolean(planned.ownOccasion)),
  }
  if (leftOut) return { ...around, ...leftOutWords[leftOut](day, said), reasons: new Map() }
  if (!outfit || outfit.pieces.length === 0) {
    const toFind = outfitToFindInWords(needs, Math.max(0, weekDays.indexOf(day)))
    const stylingNotes = nothingToWear(day, toFind.first, isGiven, said)
    return { ...around, outfitDescription: toFind.outfit, stylingNotes, reasons: new Map() }
  }
  const called = needsAsCalled(planned)
  const asked = { outfit, needs: called, day, repeatedIds, isGiven, weather: effect.is }
  return {
    ...around,
    outfitDescription: dayOutfit(outfit.pieces),
    stylingNotes: stylingNote(asked, said),
    reasons: reasonsFor(outfit, called, date, repeatedIds),
  }
}

const leftOutWords: Readonly<
  Record<
    LeftOut,
    (
      day: WeekDay,
      said: ReadonlySet<string>,
    ) => Pick<DayInWords, 'outfitDescription' | 'stylingNotes' | 'occasionDetails'>
  >
> = {
  free: (day, said) => ({
    outfitDescription: 'Left free',
    stylingNotes: freshest(
      ['No outfit is planned for this day.', `${day} has no outfit, as you left it free.`],
      said,
    ),
    occasionDetails: `A free ${day}`,
  }),
  over: (day) => ({
    outfitDescription: 'Not planned',
    stylingNotes: `${day} was over when you planned this week.`,
    occasionDetails: `${day}, not planned`,
  }),
}

function reasonsFor(
  outfit: Outfit,
  needs: OutfitNeeds,
  today: string,
  repeatedIds: readonly string[],
): Map<string, string> {
  const said = nothingSaid()
  const pieces = outfit.pieces.map((piece) => ofThisDay(piece, repeatedIds))
  return new Map(
    pieces.map((piece) => {
      const asked = { piece, pieces, needs, today }
      // Rather what is said of another piece too than nothing.
      const reason = pieceReason(asked, said, 1) || pieceReason(asked, nothingSaid(), 1)
      return [piece.id, reason || 'The only piece for this day.']
    }),
  )
}

// What is worn more than once in the week may have been worn on a day before: how long it has waited is not known, and its
// wears are as many at least.
function ofThisDay(piece: StylistPiece, repeatedIds: readonly string[]): StylistPiece {
  const isWornOnce = wearsBeforeWash(piece.garment) === 1 && !repeatedIds.includes(piece.id)
  return isWornOnce ? piece : { ...piece, lastWornDate: null, wearCount: Math.max(1, piece.wearCount) }
}
