import type { DayToDress } from '../../planner/week-to-solve.ts'
import type { WeatherFact } from '../../planner/weather-facts.ts'
import type { Outfit } from '../../stylist/outfit.ts'
import { type OutfitReason, outfitReasons } from '../outfit/outfit-reasons.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import { stylingNote } from './styling-note.ts'
import { weatherEffect } from '../weather/weather-note.ts'

/** Texts and reasons used by the other outfits offered for the day; each call adds its own. */
export interface UsedToday {
  readonly texts: Set<string>
  readonly praised: Set<OutfitReason['of']>
}

export interface TodaysLine {
  readonly text: string
  /** The fact of the weather that it says. */
  readonly weather: WeatherFact['is'] | null
}

const mentions = (text: string, the: string) => text.toLowerCase().includes(the.toLowerCase())

/** Explains today's outfit: a strength that no other outfit of the day names, then the weather or a styling note. */
export function todaysLine(outfit: Outfit, day: DayToDress, used: UsedToday): TodaysLine {
  const { texts, praised } = used
  const effect = weatherEffect({ ...day, pieces: outfit.pieces, isGiven: false }, texts)
  const unused = outfitReasons(outfit).filter(({ text }) => !texts.has(text))
  // Avoids naming a piece twice: 'You haven't worn the boots yet. The boots keep the rain out.'
  const named = outfit.pieces.map((piece) => pieceWords(piece, outfit.pieces).the)
  const reasons = unused.filter(
    ({ text }) => !named.some((the) => mentions(text, the) && mentions(effect.text, the)),
  )
  const why = reasons.find(({ of }) => !praised.has(of)) ?? reasons[0]
  const note =
    why && effect.text !== ''
      ? ''
      : stylingNote({ ...day, outfit, repeatedIds: [], weather: effect.is }, texts)
  if (why) praised.add(why.of)
  const lines = [...new Set([why?.text ?? '', effect.text, note])].filter(Boolean)
  for (const line of lines) texts.add(line)
  return { text: lines.join(' '), weather: effect.is }
}
