import { type PlanSeason, weekDays } from '../../contract/planner.ts'
import { capital, listed } from '../sentence.ts'
import type { Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { nothingSaid, pieceReason } from '../words/piece-reason.ts'
import { wearsBeforeWash } from './laundry-rules.ts'
import { needsAsCalled } from './needs-as-called.ts'
import { occasionDetails } from './occasion-details.ts'
import { outfitInShort } from './outfit-in-short.ts'
import { outfitToFind } from './outfit-to-find.ts'
import { stylingNotes } from './styling-notes.ts'
import { weatherNotes } from './weather-notes.ts'
import type { DayToDress, SolvedDay } from './week-to-solve.ts'

interface DayToTell {
  readonly day: DayToDress
  readonly solved: SolvedDay
  readonly plan: {
    readonly styleTheme: string
    readonly occasion: string
    readonly season: PlanSeason
    /** Whose weather it is; where it is left out, no place is named. */
    readonly place?: string
  }
  /** The styling notes and weather notes of other days of the week. */
  readonly said?: ReadonlySet<string>
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
export function dayInWords({ day, solved, plan, said = new Set() }: DayToTell): DayInWords {
  const at = Math.max(0, weekDays.indexOf(day.day))
  const { outfit } = solved
  // 'Toronto, Canada' is Toronto inside of a sentence.
  const place = plan.place?.split(',')[0]?.trim() || null
  const needs = needsAsCalled(day)
  const isGiven = day.fixed !== null
  const around = {
    weatherConsiderations: weatherNotes({
      weather: day.weather,
      needs: day.needs,
      pieces: outfit?.pieces ?? [],
      at,
      place,
      isGiven,
      said,
    }),
    occasionDetails: occasionDetails(plan.occasion, day.day, day.date),
  }
  if (!outfit || outfit.pieces.length === 0)
    return { ...toFind(day.needs, at, isGiven), ...around, reasons: new Map() }
  return {
    outfitDescription: outfitInShort(outfit.pieces),
    stylingNotes: stylingNotes({
      outfit,
      needs,
      at,
      repeatedIds: solved.repeatedIds,
      isGiven,
      said,
      weatherNotes: around.weatherConsiderations,
    }),
    ...around,
    reasons: reasonsFor(outfit, needs, day.date, solved.repeatedIds),
  }
}

function toFind(
  needs: OutfitNeeds,
  at: number,
  isGiven: boolean,
): Pick<DayInWords, 'outfitDescription' | 'stylingNotes'> {
  const { description, first, because, later } = outfitToFind(needs, at)
  if (isGiven) {
    const nothing = `Nothing is chosen for this day. If nothing suits, get ${first} first.`
    return { outfitDescription: description, stylingNotes: nothing }
  }
  const rest = listed(later)
  const ways = [
    `Nothing in your closet can be worn on this day yet. Get ${first} first, since ${because}.`,
    `Your closet has nothing for this day. ${capital(first)} should come first, then ${rest}.`,
    `Nothing in your closet makes an outfit for this day. Begin with ${first}; ${rest} can follow.`,
    `This outfit is only an idea: your closet has nothing for the day. Look for ${first} first.`,
    `There is nothing to wear for this day in your closet. Of these get ${first} first, since ${because}.`,
    `A whole outfit is missing here. ${capital(first)} first, then ${rest}.`,
    `An idea, since your closet has nothing for this day: start with ${first}.`,
  ]
  return { outfitDescription: description, stylingNotes: ways[at % ways.length] ?? '' }
}

function reasonsFor(
  outfit: Outfit,
  needs: OutfitNeeds,
  date: string,
  repeatedIds: readonly string[],
): Map<string, string> {
  const said = nothingSaid()
  const pieces = outfit.pieces.map((piece) => ofThisDay(piece, repeatedIds))
  return new Map(
    pieces.map((piece) => [piece.id, pieceReason({ piece, pieces, needs, today: date }, said, 1)]),
  )
}

// What is worn more than once in the week may have been worn on a day before: how long it has waited is not known, and its
// wears are as many at least.
function ofThisDay(piece: StylistPiece, repeatedIds: readonly string[]): StylistPiece {
  const isWornOnce = wearsBeforeWash(piece.garment) === 1 && !repeatedIds.includes(piece.id)
  return isWornOnce ? piece : { ...piece, lastWornDate: null, wearCount: Math.max(1, piece.wearCount) }
}
