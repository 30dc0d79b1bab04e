import type { AdviceRequest, StyleAdvice } from '../../contract/stylist/stylist.ts'
import type {
  InfluencerOutfit,
  InfluencerOutfitRequest,
  InfluencerProfile,
} from '../../contract/stylist/influencer.ts'
import type { Wearer } from '../../domain/closet/wearer/wearer.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../domain/stylist/outfit-needs.ts'

/** The pieces of a closet to build an outfit from. */
export interface ModelOutfitRequest {
  readonly needs: OutfitNeeds
  /** The user's words or preset. */
  readonly occasion: string | null
  readonly focus: StylistPiece
  /** Pieces that must be in the outfit. */
  readonly kept: readonly StylistPiece[]
  /** Candidates, about forty at most. */
  readonly offered: readonly StylistPiece[]
  /** The objection to an outfit of these pieces: a sentence that names only slots. */
  objectionTo(pieces: readonly StylistPiece[]): string | null
}

/** A valid outfit of offered pieces; its texts are plain, null if unusable. */
export interface OutfitChoice {
  /** Includes the focus piece and the kept ones, each once. */
  readonly pieces: readonly StylistPiece[]
  readonly outfitDescription: string | null
  readonly styleAnalysis: string | null
  /** By piece id. */
  readonly reasons: ReadonlyMap<string, string>
  readonly stylingTips: readonly string[]
}

type Written<T> = Promise<Omit<T, 'curatedBy' | 'basedOn'> | null>

/**
 * A stylist model. Every response is validated and in time, or null: without a model, or without a usable response.
 * Never throws.
 */
export interface StylistModel {
  /** False without a model. */
  readonly isThere: boolean
  chooseOutfit(question: ModelOutfitRequest): Promise<OutfitChoice | null>
  advise(request: Omit<AdviceRequest, 'by'> & { readonly wearer?: Wearer }): Written<StyleAdvice>
  /** `notes` are the built-in notes on the person. */
  describeInfluencer(influencerName: string, notes: InfluencerProfileNotes): Written<InfluencerProfile>
  dressLikeInfluencer(
    request: Pick<InfluencerOutfitRequest, 'styleProfile' | 'occasion'> & { readonly wearer?: Wearer },
  ): Written<InfluencerOutfit>
}

export type InfluencerProfileNotes = Omit<InfluencerProfile, 'curatedBy'>
