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

/** The volume of a piece, or, for a regular cut, its length. */
export type Shape = Silhouette | 'cropped' | 'long'

type Fact<Is extends string, About = unknown> = { readonly is: Is } & Readonly<About>
type One = { piece: ScoredPiece }
type Two = { one: ScoredPiece; other: ScoredPiece }
type Some = { pieces: readonly ScoredPiece[] }
type Layers = { over: ScoredPiece; under: ScoredPiece }
type Families = { families: readonly ColorFamily[] }
type Falling = { falling: 'rain' | 'snow' }

type ColorFact =
  | Fact<'avoided color', One & { reason: string }>
  | Fact<'lacks wanted color' | 'wanted color', Families>
  | Fact<'colors unknown' | 'known colors' | 'quiet neutrals'>
  | Fact<'one known color', One & { isAlone: boolean }>
  | Fact<'many colors', { count: number }>
  | Fact<'one family', { family: ColorFamily }>
  | Fact<'warm and cool neutrals', { warm: ScoredPiece; cool: ScoredPiece }>
  | Fact<'light and dark neutrals', { light: ScoredPiece; dark: ScoredPiece }>
  | Fact<'colorful pieces', Some>
  | Fact<'only color', One>
  | Fact<'tones', Some & Families & { hasNeutrals: boolean }>
  | Fact<'clash' | 'neighboring colors' | 'opposite colors', Two>
  /** `share` is null if the two colors only differ. */
  | Fact<'unrelated colors', Two & { share: 'muted' | 'deep' | 'soft' | null }>

interface FormalityFact extends One {
  /** Of the outfit as a whole. */
  level: FormalityLevel
  low: FormalityLevel
  high: FormalityLevel
  /** Null if the outfit has no occasion. */
  phrase: string | null
  /** Caused by `piece`; for 'too far apart' by the most casual one. */
  verdict: 'right' | OffVerdict | 'too far apart'
  /** The dressiest piece. */
  other: ScoredPiece
  /** Whether that piece causes most of the deviation. */
  isMostly: boolean
}

type OccasionFact =
  | Fact<
      'fault',
      One & { cause: FaultCause; isChosen: boolean; phrase: string | null; day: DayToDressFor | null }
    >
  | Fact<'pairing', Some & { why: string }>
  | Fact<'not called for', { want: OccasionWant }>
  | Fact<'formality', FormalityFact>

/** `piece` is the warmest one. */
interface WarmthFact extends One {
  /** Whether that piece has most of the warmth. */
  isMostly: boolean
  /** Whether it is a lot warmer than the day needs. */
  isFar: boolean
  day: DayToDressFor
}

type WeatherFact =
  | Fact<'out of season', Some & { day: DayToDressFor; isChosen: boolean }>
  | Fact<'bare feet', One & { day: DayToDressFor }>
  | Fact<'too warm' | 'too light' | 'warm enough' | 'light enough', WarmthFact>
  /** Seasons of the pieces for which the outfit is neither too cold nor too warm; may be empty. */
  | Fact<'seasons shared', { seasons: readonly StylistSeason[] }>
  | Fact<'no season shared', { one: ScoredPiece | null; other: ScoredPiece | null }>
  | Fact<'spoiled by rain' | 'soaked by rain', Some & Falling>
  | Fact<'rain kept out', Some & Falling & { exposed: readonly ScoredPiece[] }>
  | Fact<'handles rain', Falling>

type TogetherFact =
  | Fact<'seldom together' | 'often together', Some>
  | Fact<'shared style tag', { styleTag: StyleTag; count: number; of: number }>
  | Fact<'one brand', Some & { brand: string }>
  | Fact<'mixed style tags' | 'alone'>
  /** Near: of a style that is close to the requested one. */
  | Fact<'in style' | 'near style', Some & { style: StylePreference; of: number }>
  | Fact<'style unknown', { style: StylePreference | null }>

type LookFact =
  | Fact<'no pattern' | 'shape unknown' | 'one line'>
  | Fact<'only pattern', One>
  | Fact<'two patterns', Two & { compete: boolean }>
  | Fact<'many patterns', { count: number }>
  | Fact<'same fabric', { material: Material }>
  | Fact<'fabrics', Two & { first: Material; second: Material }>
  | Fact<'shapes', Two & { first: Shape; second: Shape }>
  | Fact<'tight over loose' | 'loose over loose' | 'longer beneath' | 'layers fit', Layers>

type RestFact =
  Fact<'unworn', Some> | Fact<'not worn for' | 'worn lately', One & { days: number }> | Fact<'wears unknown'>

/** The finding of one term of the score, with its pieces. Its words are in `domain/words/score/score-line.ts`. */
export type ScoreFact =
  Fact<'nothing chosen'> | ColorFact | OccasionFact | WeatherFact | TogetherFact | LookFact | RestFact
