import type { Garment } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { areOfOneSet, shareOwnWord } from '../pairing/are-of-one-set.ts'
import { pairingFault } from '../pairing/pairing-faults.ts'
import { colorRelation } from '../score/color/color-harmony.ts'
import { patternPair } from '../score/terms/score-pattern.ts'
import { shapePair } from '../score/terms/score-shape.ts'
import { pairingScore } from '../score/pairing-score.ts'

/** Harmony of a pair with an unknown color. */
const UNKNOWN_HARMONY = 0.76

// A suit's own trousers beat all others, and a broken pairing rule costs more than a good match can give.
const SET_BONUS = 0.5
const RULE_COSTS = 1.2

/** How well two pieces go together, about 0 to 1: the pairwise part of the score. */
export function pairFit(one: StylistPiece, other: StylistPiece): number {
  const formalityApart = Math.abs(one.garment.formality - other.garment.formality)
  const rule = pairingFault(one.garment, other.garment)
  const isSet = areOfOneSet(one, other) || shareOwnWord(one.garment, other.garment)
  const set = isSet ? SET_BONUS : 0
  const fit =
    (18 * harmony(one.garment, other.garment) +
      20 * pairingScore([one, other], 'own') +
      8 * patternPair(one.garment, other.garment) +
      8 * shapePair(one.garment, other.garment) +
      6 * Math.max(0, 1 - 0.4 * formalityApart)) /
    60
  return fit + set - (rule ? RULE_COSTS * rule.severity : 0)
}

function harmony(one: Garment, other: Garment): number {
  return one.color && other.color ? colorRelation(one.color, other.color).harmony : UNKNOWN_HARMONY
}
