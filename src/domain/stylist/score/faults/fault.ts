import type { ColorFamily } from '../../../closet/colors/color-family.ts'
import type { WearerObjection } from '../../../closet/wearer/suits-wearer.ts'
import type { Wearer } from '../../../closet/wearer/wearer.ts'
import type { Reason } from '../../outfit-needs.ts'

/** Why a piece does not suit the needs of an outfit. */
export type FaultCause =
  /**
   * `at` is the place: 'at a funeral'. `why` is null if the place is reason enough. `isOfLooks` if the reason is color,
   * pattern or fabric.
   */
  | {
      readonly kind: 'out of place' | 'second best'
      readonly at: string
      readonly why: Reason | null
      readonly isOfLooks: boolean
    }
  | {
      readonly kind: 'not for the wearer'
      readonly objection: WearerObjection
      readonly wearer: Wearer
    }
  | { readonly kind: 'too casual' | 'too dressy'; readonly isSlight?: boolean }
  | { readonly kind: 'made for something else' | 'not recognized' }
  /** `keptFor` quotes the owner's words: 'painting', 'garden'. */
  | { readonly kind: 'kept for something else'; readonly keptFor: string }
  | { readonly kind: 'wrong color'; readonly family: ColorFamily; readonly why: string }
  | { readonly kind: 'too bare' }
  | { readonly kind: 'wrong season' | 'too thin' | 'too warm' | 'open shoes in the cold' }
  | { readonly kind: 'spoiled by rain' | 'slippery' | 'wrong shoes for sport' | 'wrong shoes for walking' }

/** A fault of a piece by itself, regardless of the other pieces. */
export interface Fault {
  readonly cause: FaultCause
  /** 0 to 1; see `severities`. */
  readonly severity: number
}

/**
 * Bounds of severity. A piece below `odd` joins any outfit; below `bad`, if its slot has no better piece; below
 * `never`, only if a needed slot would stay empty otherwise. From `never` on an empty slot is better.
 */
export const severities = { odd: 0.25, bad: 0.62, never: 0.9 } as const
