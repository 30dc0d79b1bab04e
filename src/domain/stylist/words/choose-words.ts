import { stableNumber } from '../../stable-number.ts'
import type { OutfitView } from './outfit-view.ts'

type Frames = readonly [string, ...string[]]

/** One of several ways to say the same, by the outfit; `of` keeps the choices in one text from running alike. */
export function chooseWords(view: OutfitView, of: string, frames: Frames): string {
  return frames[Math.floor(view.chance(of) * frames.length)] ?? frames[0]
}

interface Fresh {
  readonly used: Set<string>
  /** Ways of other outfits of the same answer. */
  readonly elsewhere?: ReadonlySet<string>
  /** The sentence that it follows. */
  readonly before?: string | undefined
  /** The number of the day: each day begins with another way. */
  readonly turn?: number | null
}

/**
 * As `chooseWords`, but a way that was `used` in the same answer waits until the others were, too; so does one from
 * `elsewhere`, and one that begins as the sentence `before` it.
 */
export function chooseFresh(
  view: OutfitView,
  of: string,
  frames: Frames,
  { used, elsewhere, before = '', turn = null }: Fresh,
): string {
  const chance = turn === null ? view.chance(of) : stableNumber(of)
  const start = (Math.floor(chance * frames.length) + turnsIn(frames.length, turn ?? 0)) % frames.length
  const order = frames.map((_frame, at) => (start + at) % frames.length)
  const unused = order.filter((one) => !used.has(`${of}:${one}`))
  const fresh = [
    ...unused.filter((one) => !elsewhere?.has(`${of}:${one}`)),
    ...unused.filter((one) => elsewhere?.has(`${of}:${one}`)),
  ]
  const at = fresh.find((one) => opening(frames[one] ?? '') !== opening(before)) ?? fresh[0] ?? start
  used.add(`${of}:${at}`)
  return frames[at] ?? frames[0]
}

// So that what is worn on every second day is told in another way, too, where there are two.
function turnsIn(ways: number, turn: number): number {
  return turn + Math.floor(turn / ways)
}

function opening(sentence: string): string {
  return sentence.split(' ')[0] ?? ''
}
