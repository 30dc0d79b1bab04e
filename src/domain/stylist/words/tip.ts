import type { OutfitView } from './outfit-view.ts'

// prettier-ignore
export type TipKind =
  | 'tuck' | 'sleeve' | 'belt' | 'sock' | 'hem' | 'close' | 'collar' | 'jewelry' | 'carry' | 'scarf' | 'small piece'
  | 'care' | 'weather' | 'move' | 'echo' | 'try on'

/** One thing to do with the pieces of an outfit. */
export interface Tip {
  /** No two of one kind are given. */
  readonly kind: TipKind
  /** How much it changes, from 0 to 1. */
  readonly weight: number
  readonly text: string
}

/** Finds what can be said of an outfit; nothing is said of a piece that it is not true of. */
export type TipRule = (view: OutfitView) => readonly (Tip | null)[]
