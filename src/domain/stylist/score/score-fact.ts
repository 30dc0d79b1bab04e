import type { StylePreference, StylistSeason } from '../../../contract/stylist/stylist.ts'
import type { ColorFamily } from '../../closet/colors/color-family.ts'
import type { Material, Silhouette, StyleTag } from '../../closet/garment.ts'
import type { OccasionWant } from '../outfit-needs.ts'
import type { FaultCause } from './faults/fault.ts'
import type { ScoredPiece } from './scored-piece.ts'

export interface DayToDressFor {
  /** As the wearer feels the temperature. */
  readonly celsius: number
  readonly season: StylistSeason | null
  /** From a forecast or the occasion; null if only the season is known. */
  readonly statedCelsius: number | null
}

/** How far a piece is from the formality of the occasion. */
export type OffVerdict = 'a little casual' | 'too casual' | 'a little dressy' | 'too dressy'

export type FormalityLevel = 'very casual' | 'casual' | 'smart casual' | 'dressy' | 'formal'

/** The finding of one term of the score, with its pieces. Its words are in `domain/words/score/score-line.ts`. */
export type ScoreFact =
  | { readonly is: 'nothing chosen' }
  // Color.
  | { readonly is: 'avoided color'; readonly piece: ScoredPiece; readonly reason: string }
  | { readonly is: 'lacks wanted color' | 'wanted color'; readonly families: readonly ColorFamily[] }
  | { readonly is: 'colors unknown' | 'known colors' }
  | { readonly is: 'one known color'; readonly piece: ScoredPiece; readonly isAlone: boolean }
  | { readonly is: 'many colors'; readonly count: number }
  | { readonly is: 'clash'; readonly one: ScoredPiece; readonly other: ScoredPiece }
  | { readonly is: 'one family'; readonly family: ColorFamily }
  | { readonly is: 'warm and cool neutrals'; readonly warm: ScoredPiece; readonly cool: ScoredPiece }
  | { readonly is: 'light and dark neutrals'; readonly light: ScoredPiece; readonly dark: ScoredPiece }
  | { readonly is: 'quiet neutrals' }
  | { readonly is: 'colorful pieces'; readonly pieces: readonly ScoredPiece[] }
  | { readonly is: 'only color'; readonly piece: ScoredPiece }
  | {
      readonly is: 'tones'
      readonly pieces: readonly ScoredPiece[]
      readonly families: readonly ColorFamily[]
      readonly hasNeutrals: boolean
    }
  | {
      readonly is: 'neighboring colors' | 'opposite colors'
      readonly one: ScoredPiece
      readonly other: ScoredPiece
    }
  | {
      readonly is: 'unrelated colors'
      readonly one: ScoredPiece
      readonly other: ScoredPiece
      /** What the two colors have in common; null if they only differ. */
      readonly share: 'muted' | 'deep' | 'soft' | null
    }
  // Occasion and formality.
  | {
      readonly is: 'fault'
      readonly piece: ScoredPiece
      readonly cause: FaultCause
      readonly isChosen: boolean
      readonly phrase: string | null
      readonly day: DayToDressFor | null
    }
  | { readonly is: 'pairing'; readonly pieces: readonly ScoredPiece[]; readonly why: string }
  | { readonly is: 'not called for'; readonly want: OccasionWant }
  | {
      readonly is: 'formality'
      /** Of the outfit as a whole. */
      readonly level: FormalityLevel
      readonly low: FormalityLevel
      readonly high: FormalityLevel
      /** Null if the outfit has no occasion. */
      readonly phrase: string | null
      readonly verdict: 'right' | OffVerdict | 'too far apart'
      /** The piece that causes the verdict; for 'too far apart' the most casual one. */
      readonly piece: ScoredPiece
      /** The dressiest piece. */
      readonly other: ScoredPiece
      /** Whether that piece causes most of the deviation. */
      readonly isMostly: boolean
    }
  // Season and warmth.
  | {
      readonly is: 'out of season'
      readonly pieces: readonly ScoredPiece[]
      readonly day: DayToDressFor
      readonly isChosen: boolean
    }
  | { readonly is: 'bare feet'; readonly piece: ScoredPiece; readonly day: DayToDressFor }
  | {
      readonly is: 'too warm' | 'too light' | 'warm enough' | 'light enough'
      /** The warmest piece. */
      readonly piece: ScoredPiece
      /** Whether that piece has most of the warmth. */
      readonly isMostly: boolean
      /** Whether it is a lot warmer than the day needs. */
      readonly isFar: boolean
      readonly day: DayToDressFor
    }
  /** Seasons of the pieces for which the outfit is neither too cold nor too warm; may be empty. */
  | { readonly is: 'seasons shared'; readonly seasons: readonly StylistSeason[] }
  | { readonly is: 'no season shared'; readonly one: ScoredPiece | null; readonly other: ScoredPiece | null }
  // Rain.
  | {
      readonly is: 'spoiled by rain' | 'soaked by rain'
      readonly pieces: readonly ScoredPiece[]
      readonly falling: 'rain' | 'snow'
    }
  | {
      readonly is: 'rain kept out'
      readonly pieces: readonly ScoredPiece[]
      readonly exposed: readonly ScoredPiece[]
      readonly falling: 'rain' | 'snow'
    }
  | { readonly is: 'handles rain'; readonly falling: 'rain' | 'snow' }
  // Togetherness.
  | { readonly is: 'seldom together' | 'often together'; readonly pieces: readonly ScoredPiece[] }
  | {
      readonly is: 'shared style tag'
      readonly styleTag: StyleTag
      readonly count: number
      readonly of: number
    }
  | { readonly is: 'one brand'; readonly brand: string; readonly pieces: readonly ScoredPiece[] }
  | { readonly is: 'mixed style tags' }
  | { readonly is: 'alone' }
  // Style.
  | {
      /** Near: of a style that is close to the requested one. */
      readonly is: 'in style' | 'near style'
      readonly style: StylePreference
      readonly pieces: readonly ScoredPiece[]
      readonly of: number
    }
  | { readonly is: 'style unknown'; readonly style: StylePreference | null }
  // Pattern and fabric.
  | { readonly is: 'no pattern' }
  | { readonly is: 'only pattern'; readonly piece: ScoredPiece }
  | {
      readonly is: 'two patterns'
      readonly one: ScoredPiece
      readonly other: ScoredPiece
      readonly compete: boolean
    }
  | { readonly is: 'many patterns'; readonly count: number }
  | { readonly is: 'same fabric'; readonly material: Material }
  | {
      readonly is: 'fabrics'
      readonly one: ScoredPiece
      readonly first: Material
      readonly other: ScoredPiece
      readonly second: Material
    }
  // Shape.
  | {
      readonly is: 'shapes'
      readonly one: ScoredPiece
      readonly first: Shape
      readonly other: ScoredPiece
      readonly second: Shape
    }
  | {
      readonly is: 'tight over loose' | 'loose over loose' | 'longer beneath' | 'layers fit'
      readonly over: ScoredPiece
      readonly under: ScoredPiece
    }
  | { readonly is: 'shape unknown' | 'one line' }
  // Rest since the last wear.
  | { readonly is: 'unworn'; readonly pieces: readonly ScoredPiece[] }
  | { readonly is: 'not worn for' | 'worn lately'; readonly piece: ScoredPiece; readonly days: number }
  | { readonly is: 'wears unknown' }

/** The volume of a piece, or, for a regular cut, its length. */
export type Shape = Silhouette | 'cropped' | 'long'
