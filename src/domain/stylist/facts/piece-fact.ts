import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { ColorFamily } from '../../closet/colors/color-family.ts'
import type { GarmentSlot, Material } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import type { DayToDressFor, FormalityLevel } from '../score/score-fact.ts'

/** A specific fact about a piece in an outfit. The words are in `domain/words/suggestions/piece-reason.ts`. */
export type PieceFact = Weighed &
  (
    | { readonly is: 'set'; readonly other: StylistPiece; readonly isByCustom: boolean }
    /** `day` if the weather, not the occasion, calls for it; `use` is what the want itself names, 'for the cabin'. */
    | {
        readonly is: 'called for'
        readonly what: string
        readonly qualities: readonly string[]
        readonly use: string | null
        readonly phrase: string
        readonly day: DayToDressFor | null
      }
    | { readonly is: 'dress code color'; readonly family: ColorFamily; readonly phrase: string }
    | { readonly is: 'too casual' | 'too dressy'; readonly phrase: string; readonly isFar: boolean }
    | { readonly is: 'only waterproof' | 'handles rain' | 'suffers in rain' }
    | { readonly is: 'keeps rain out'; readonly part: GarmentSlot }
    | { readonly is: 'light' | 'airy shoes'; readonly day: DayToDressFor }
    | { readonly is: 'warm'; readonly part: 'feet' | 'hands' | 'head' | 'ears' | 'neck' | 'legs' }
    | { readonly is: 'only color'; readonly shade: string }
    | { readonly is: 'matches'; readonly shade: string; readonly other: StylistPiece }
    | { readonly is: 'picks up'; readonly color: string; readonly other: StylistPiece }
    | {
        readonly is: 'contrast' | 'close color'
        readonly shade: string
        readonly other: StylistPiece
      }
    | { readonly is: 'dresses up' | 'dresses down'; readonly other: StylistPiece }
    | { readonly is: 'adds color'; readonly shades: readonly string[] }
    | { readonly is: 'sets off'; readonly other: StylistPiece }
    | { readonly is: 'stays neutral' }
    | { readonly is: 'only pattern' }
    | { readonly is: 'balances'; readonly cut: string; readonly other: StylistPiece }
    | { readonly is: 'fabric contrast'; readonly material: Material; readonly other: StylistPiece }
    | { readonly is: 'hands free' }
    | { readonly is: 'covers'; readonly phrase: string }
    | { readonly is: 'unworn' | 'alone' }
    | { readonly is: 'not worn since'; readonly date: CalendarDate; readonly days: number }
    | { readonly is: 'worn often'; readonly times: number }
    | { readonly is: 'shades the eyes' | 'keeps rain off' }
    | { readonly is: 'right level'; readonly level: FormalityLevel; readonly phrase: string }
    | { readonly is: 'goes with'; readonly other: StylistPiece }
  )

interface Weighed {
  /** Relevance, from 0 to 1. */
  readonly weight: number
}

/** The input of the facts of a piece. */
export interface PieceInOutfit {
  readonly piece: StylistPiece
  /** All pieces of the outfit. */
  readonly pieces: readonly StylistPiece[]
  readonly needs: OutfitNeeds | null
  /** Null to omit facts about wears. */
  readonly today: CalendarDate | null
}
