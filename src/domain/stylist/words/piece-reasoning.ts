import { capital } from '../../sentence.ts'
import { chooseFresh } from './choose-words.ts'
import { reasonsOfCloth } from './reasons-of-cloth.ts'
import { reasonsOfColor } from './reasons-of-color.ts'
import { reasonsOfDay } from './reasons-of-day.ts'
import { reasonsOfOccasion } from './reasons-of-occasion.ts'
import type { Reason, ToReason } from './reason.ts'
import { voiceOf } from './voice.ts'

// A second sentence must earn its place.
const SECOND_FROM = 0.42
// What each earlier piece that was praised for the same takes off.
const REPEATED = 0.2
const TASTE = 0.2

/** What has been said already in the same answer. */
export interface Told {
  readonly frames: Set<string>
  readonly themes: Map<string, number>
}

/** Nothing said yet. */
export function nothingTold(): Told {
  return { frames: new Set(), themes: new Map() }
}

/** What speaks for a piece in an outfit: the one or two (`most`) most telling true things, in whole sentences. */
export function pieceReasoning(toReason: ToReason, told: Told, most: 1 | 2 = 2): string {
  const { piece, view } = toReason
  const value = (reason: Reason) =>
    reason.weight -
    REPEATED * (told.themes.get(reason.theme) ?? 0) +
    TASTE * view.chance(`${piece.id}:${reason.theme}:${reason.of}`)
  const reasons = [reasonsOfColor, reasonsOfOccasion, reasonsOfCloth, reasonsOfDay]
    .flatMap((find) => find(toReason))
    .filter(({ once }) => once === undefined || !told.frames.has(once))
    .map((reason) => ({ reason, value: value(reason) }))
    .toSorted((one, other) => other.value - one.value)
  const [first] = reasons
  if (!first) return plainReasoning(toReason)
  const second = reasons.find(
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
    sentences.push(chooseFresh(view, reason.of, reason.frames, { used: told.frames, before }))
  }
  return sentences.join(' ')
}

// Nothing is known of it but its place.
function plainReasoning({ piece, view }: ToReason): string {
  const { the, it } = voiceOf(piece)
  const known = piece.garment.color ? '' : ', and no color is written down for it'
  const beside = view.lead === piece ? '' : ` beside ${voiceOf(view.lead).the}`
  return `${capital(the)} ${voiceOf(piece).does('takes', 'take')} ${it === 'it' ? 'its' : 'their'} place${beside}${known}.`
}
