import { clothOf } from '../../closet/cloth-of.ts'
import { shadeOf } from '../../closet/color-words.ts'
import { capital } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import { colorRelation } from '../score/color-relation.ts'
import { formalityWord } from '../score/judge-formality.ts'
import { daysSinceWorn } from '../score/judge-rest.ts'
import type { OutfitView } from './outfit-view.ts'
import type { Reason, ToReason } from './reason.ts'
import { voiceOf } from './voice.ts'

// Of `colorRelation`: two colors that can be worn side by side.
const GOES_TOGETHER = 0.6

/** What can be said of a piece where nothing more telling can: plain facts, the best first; at least one. */
export function plainReasons(toReason: ToReason): Reason[] {
  return [beside(toReason), worn(toReason), place(toReason), cloth(toReason), tone(toReason)].filter(
    (one) => one !== null,
  )
}

function beside({ piece, view }: ToReason): Reason | null {
  const own = piece.garment.color
  const shade = shadeOf(piece)
  if (!own || !shade) return null
  const other = view.pieces.find(
    (one) =>
      one !== piece &&
      one.garment.color &&
      shadeOf(one) !== shade &&
      colorRelation(own, one.garment.color).harmony >= GOES_TOGETHER,
  )
  if (!other) return null
  const { the } = voiceOf(other)
  return plain('beside', 0.3, [
    `${capital(shade)} goes with the ${shadeOf(other)} of ${the}.`,
    `${capital(voiceOf(piece).its)} ${shade} and the ${shadeOf(other)} of ${the} can stand side by side.`,
  ])
}

function worn({ piece, today }: ToReason): Reason | null {
  const { does } = voiceOf(piece)
  const days = today === null ? null : daysSinceWorn(piece, today)
  if (days !== null && days > 1) return plain('last worn', 0.25, [`Last worn ${days} days ago.`])
  return piece.wearCount > 1
    ? plain('times', 0.25, [`You have worn ${does('it', 'them')} ${piece.wearCount} times.`])
    : null
}

function place({ piece, view }: ToReason): Reason | null {
  const { it } = voiceOf(piece)
  const to = neighborOf(piece, view)
  return to === null ? null : plain('place', 0.2, [`${capital(it)} ${to}.`])
}

// Where on the body it meets another piece.
function neighborOf(piece: StylistPiece, view: OutfitView): string | null {
  const { does } = voiceOf(piece)
  const go = does('goes', 'go')
  const other = (slot: StylistPiece['garment']['slot']) => {
    const there = view.at(slot)
    return there && there !== piece ? voiceOf(there).the : null
  }
  const [outer, bottom, above] = [other('outer'), other('bottom'), other('dress') ?? other('top')]
  switch (piece.garment.slot) {
    case 'top':
    case 'dress':
      return outer ? `${go} under ${outer}` : bottom && `${go} with ${bottom}`
    case 'bottom':
      return above && `${go} below ${above}`
    case 'shoes':
      return bottom ? `${go} below ${bottom}` : above && `${go} below ${above}`
    default:
      return above && `${go} ${piece.garment.slot === 'outer' ? 'over' : 'with'} ${above}`
  }
}

function cloth({ piece }: ToReason): Reason | null {
  const material = clothOf(piece)
  if (!material || material === 'sequined') return null
  return plain('made of', 0.15, [`${capital(voiceOf(piece).does('it is', 'they are'))} of ${material}.`])
}

function tone({ piece }: ToReason): Reason {
  const { it, is } = voiceOf(piece)
  const { color, kind, formality } = piece.garment
  if (!color && kind === null)
    return plain('unknown', 0.1, [
      `No color is written down for ${it === 'it' ? 'it' : 'them'}, so look in daylight.`,
    ])
  return plain('tone', 0.1, [`${capital(it)} ${is} ${formalityWord(formality)}.`])
}

function plain(of: string, weight: number, frames: Reason['frames']): Reason {
  return { theme: `plain ${of}`, of: `plain ${of}`, weight, frames }
}
