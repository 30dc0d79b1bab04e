import type { StylistPiece } from '../outfit.ts'
import type { OutfitView } from './outfit-view.ts'

/** Something true that speaks for a piece in an outfit. */
export interface Reason {
  /** What it is about; no two about the same are said of one piece. */
  readonly theme: string
  /** How telling it is, from 0 to 1. */
  readonly weight: number
  /** Names the frames among those of other reasons. */
  readonly of: string
  /** The same in several ways; whole sentences. */
  readonly frames: readonly [string, ...string[]]
  /** Names a fact about two pieces, which is said of one of them only. */
  readonly once?: string
}

/** A piece to give reasons for, and what they may look at. */
export interface ToReason {
  readonly piece: StylistPiece
  readonly view: OutfitView
  /** As '2026-11-23'; null where it is not known. */
  readonly today: string | null
}
