import type { ColorFamily } from '../../closet/color-family.ts'
import type { WearerObjection } from '../../closet/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer.ts'

/** Why a piece does not suit what an outfit is for. */
export type FaultCause =
  /**
   * `at` is where: 'at a funeral'. `why` is a clause, 'heels sink into sand'; null where the place says it all. `isOfLooks`
   * where its color, pattern or fabric is why.
   */
  | {
      readonly kind: 'out of place' | 'second best'
      readonly at: string
      readonly why: string | null
      readonly isOfLooks: boolean
    }
  | {
      readonly kind: 'not for the wearer'
      readonly objection: WearerObjection
      readonly wearer: Wearer
    }
  | { readonly kind: 'too casual' | 'too dressy' }
  | { readonly kind: 'made for something else' | 'not recognized' }
  /** By its owner's words: 'painting', 'garden'. */
  | { readonly kind: 'kept for something else'; readonly keptFor: string }
  | { readonly kind: 'wrong color'; readonly family: ColorFamily; readonly why: string }
  | { readonly kind: 'too bare' }
  | { readonly kind: 'wrong season' | 'too thin' | 'too warm' | 'open shoes in the cold' }
  | { readonly kind: 'spoiled by rain' | 'slippery' | 'wrong shoes for sport' }

/** What speaks against a piece by itself. */
export interface Fault {
  readonly cause: FaultCause
  /** 0 to 1; see `severities`. */
  readonly severity: number
}

/**
 * Bounds of severity. Below `odd` a piece joins freely; below `bad` where a slot has nothing better; below `never` only
 * where a needed slot would stay empty otherwise; from there on an empty slot is better.
 */
export const severities = { odd: 0.25, bad: 0.62, never: 0.9 } as const
