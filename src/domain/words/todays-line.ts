import type { DayToDress } from '../planner/week-to-solve.ts'
import type { Outfit } from '../stylist/outfit.ts'
import { type OutfitReason, outfitReasons } from './outfit-reasons.ts'
import { pieceWords } from './piece-words.ts'
import { stylingNote } from './styling-note.ts'
import { weatherEffect } from './weather-note.ts'

/** What the outfits offered for the same day say already; each line adds its own. */
export interface SaidToday {
  readonly texts: Set<string>
  readonly praised: Set<OutfitReason['of']>
}

const isNamed = (text: string, the: string) => text.toLowerCase().includes(the.toLowerCase())

/** Why this outfit today: what no other outfit of the day is praised for, then the weather, else what to do. */
export function todaysLine(outfit: Outfit, day: DayToDress, said: SaidToday): string {
  const { texts, praised } = said
  const effect = weatherEffect({ ...day, pieces: outfit.pieces, isGiven: false }, texts)
  const unsaid = outfitReasons(outfit).filter(({ text }) => !texts.has(text))
  // 'You haven't worn the boots yet. The boots keep the rain out' names them twice.
  const named = outfit.pieces.map((piece) => pieceWords(piece, outfit.pieces).the)
  const others = unsaid.filter(
    ({ text }) => !named.some((the) => isNamed(text, the) && isNamed(effect.text, the)),
  )
  const reasons = others.length > 0 ? others : unsaid
  const why = reasons.find(({ of }) => !praised.has(of)) ?? reasons[0]
  const note =
    why && effect.text !== ''
      ? ''
      : stylingNote({ ...day, outfit, repeatedIds: [], isGiven: false, weather: effect.is }, texts)
  if (why) praised.add(why.of)
  const lines = [why?.text ?? '', effect.text, note].filter(Boolean)
  for (const line of lines) texts.add(line)
  return lines.join(' ')
}
