import type { Garment } from '../../closet/garment.ts'
import { type TogetherFeatures, togetherFeatures } from '../together/together-features.ts'
import { togetherness } from '../together/togetherness.ts'
import { type WhyTogether, whyTogether } from '../together/why-together.ts'
import type { PieceOrigin } from './terms/term-score.ts'
import type { ScoredPiece } from './scored-piece.ts'

// Cached across requests, since the server keeps garments between them.
const known: Readonly<Record<PieceOrigin, WeakMap<Garment, TogetherFeatures>>> = {
  own: new WeakMap(),
  'shop title': new WeakMap(),
}

/** How likely people are to wear such pieces together, from 0 to 1; 0.5 if nothing is known. */
export function pairingScore(pieces: readonly ScoredPiece[], origin: PieceOrigin): number {
  return togetherness(pieces.map((piece) => featuresOf(piece, origin)))
}

/** The reasons for `pairingScore`, with pieces by their index in the outfit. */
export function pairingFact(pieces: readonly ScoredPiece[], origin: PieceOrigin): WhyTogether {
  return whyTogether(pieces.map((piece) => featuresOf(piece, origin)))
}

function featuresOf(piece: ScoredPiece, origin: PieceOrigin): TogetherFeatures {
  const before = known[origin].get(piece.garment)
  if (before) return before
  const features = togetherFeatures(piece, origin)
  known[origin].set(piece.garment, features)
  return features
}
