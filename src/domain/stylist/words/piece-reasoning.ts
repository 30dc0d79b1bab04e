import { midnight } from '../../calendar-days.ts'
import { stableNumber } from '../../stable-number.ts'
import { chooseFresh } from './choose-words.ts'
import { plainReasons } from './plain-reasons.ts'
import { reasonsOfCloth } from './reasons-of-cloth.ts'
import { reasonsOfColor } from './reasons-of-color.ts'
import { reasonsOfDay } from './reasons-of-day.ts'
import { reasonsOfOccasion } from './reasons-of-occasion.ts'
import type { Reason, ToReason } from './reason.ts'

// A second sentence must earn its place.
const SECOND_FROM = 0.42
// What each earlier piece that was praised for the same takes off.
const REPEATED = 0.2
// What is taken off once the very same was said of another piece, or in an outfit before.
const SAID_HERE = 0.6
const SAID_ELSEWHERE = 0.25
const TASTE = 0.2
// Between days of a week, where the same would be read on most of them.
const TASTE_OF_DAY = 0.4
// Its multiples are spread evenly over 0 to 1, however many days there are.
const GOLDEN = 0.618_034
const DAY_MS = 86_400_000

/** What has been said already in the same answer. */
export interface Told {
  readonly frames: Set<string>
  readonly themes: Map<string, number>
  /** The frames of other outfits in the same answer. */
  readonly elsewhere: ReadonlySet<string>
}

/** Nothing said yet of an outfit, and of those before it what `told` holds. */
export function nothingTold(told: Told | null = null): Told {
  const elsewhere = new Set([...(told?.elsewhere ?? []), ...(told?.frames ?? [])])
  return { frames: new Set(), themes: new Map(), elsewhere }
}

/** What speaks for a piece in an outfit: the one or two (`most`) most telling true things, in whole sentences. */
export function pieceReasoning(toReason: ToReason, told: Told, most: 1 | 2 = 2): string {
  const { view, today } = toReason
  const turn = today === null ? null : dayNumber(today)
  const ranked = rankedReasons(toReason, told, turn)
  const [first] = ranked
  if (!first) return ''
  const second = ranked.find(
    ({ reason, value: worth }) => reason.theme !== first.reason.theme && worth >= SECOND_FROM,
  )
  const chosen = most === 2 && second ? [first.reason, second.reason] : [first.reason]
  // How long it has waited is an afterthought.
  const ordered = chosen.toSorted(
    (one, other) => Number(one.theme === 'rest') - Number(other.theme === 'rest'),
  )
  const sentences: string[] = []
  for (const reason of ordered) {
    if (reason.once !== undefined) told.frames.add(reason.once)
    told.themes.set(reason.theme, (told.themes.get(reason.theme) ?? 0) + 1)
    const before = sentences.at(-1)
    const { frames: used, elsewhere } = told
    sentences.push(chooseFresh(view, reason.of, reason.frames, { used, elsewhere, before, turn }))
  }
  return sentences.join(' ')
}

interface Ranked {
  readonly reason: Reason
  readonly value: number
}

function rankedReasons(toReason: ToReason, told: Told, turn: number | null): Ranked[] {
  const { piece, view } = toReason
  const isFresh = ({ once, of, frames }: Reason) =>
    (once === undefined || !told.frames.has(once)) && frames.some((_, at) => !told.frames.has(`${of}:${at}`))
  const taste = ({ theme, of }: Reason) =>
    turn === null
      ? TASTE * view.chance(`${piece.id}:${theme}:${of}`)
      : TASTE_OF_DAY * ((stableNumber(of) + turn * GOLDEN) % 1)
  const ranked = (reasons: readonly Reason[]) =>
    reasons
      .filter(isFresh)
      .map((reason) => ({
        reason,
        value:
          reason.weight -
          REPEATED * (told.themes.get(reason.theme) ?? 0) -
          (isIn(told.frames, reason) ? SAID_HERE : 0) -
          (isIn(told.elsewhere, reason) ? SAID_ELSEWHERE : 0) +
          taste(reason),
      }))
      .toSorted((one, other) => other.value - one.value)
  const telling = ranked(
    [reasonsOfColor, reasonsOfOccasion, reasonsOfCloth, reasonsOfDay].flatMap((find) => find(toReason)),
  )
  if ((telling[0]?.value ?? 0) > 0) return telling
  const all = [...telling, ...ranked(plainReasons(toReason))]
  return all.length > 0 ? all : plainReasons(toReason).map((reason) => ({ reason, value: 0 }))
}

function isIn(said: ReadonlySet<string>, { of, frames }: Reason): boolean {
  return frames.some((_, at) => said.has(`${of}:${at}`))
}

function dayNumber(date: string): number {
  return Math.floor(midnight(date) / DAY_MS)
}
