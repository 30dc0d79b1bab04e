import type { StylePreference } from '../../../contract/stylist.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'

/** What a piece bears or lacks: what rules it out on lawn, in rain, in the cold or where cover is asked. */
type PieceTrait =
  | 'bare'
  | 'short'
  | 'thin heel'
  | 'open toe'
  | 'suede'
  | 'pale sole'
  | 'grip'
  | 'flat'
  | 'sporty'
  | 'denim'
  | 'tight hem'

/** One garment to look for. In `text` `{a}` is the article before the color, `{c}` the color, `{C}` with its capital. */
export interface PieceIdea {
  readonly kind: GarmentKind
  readonly text: string
  /** Least and most formality on the scale of `Garment.formality`. */
  readonly level: readonly [number, number]
  /** Least and most degrees Celsius. */
  readonly heat: readonly [number, number]
  readonly likes: readonly StylePreference[]
  readonly traits: readonly PieceTrait[]
  /** How it should be, after a comma. */
  readonly ends: readonly string[]
}

const likesOf = {
  P: 'professional',
  C: 'casual',
  F: 'formal',
  T: 'trendy',
  K: 'classic',
  B: 'bohemian',
  M: 'minimalist',
  E: 'edgy',
} as const satisfies Readonly<Record<string, StylePreference>>

type Letter = keyof typeof likesOf
const isLetter = (letter: string): letter is Letter => letter in likesOf

/** A row of the stock. `likes` has a letter for each preference: P C F T, K for classic, B M E. */
export function idea(
  kind: GarmentKind,
  text: string,
  level: readonly [number, number],
  heat: readonly [number, number],
  likes: string,
  ends: readonly string[],
  ...traits: readonly PieceTrait[]
): PieceIdea {
  return {
    kind,
    text,
    level,
    heat,
    likes: likes
      .split('')
      .filter(isLetter)
      .map((letter) => likesOf[letter]),
    ends,
    traits,
  }
}
