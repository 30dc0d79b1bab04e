import type { AdviceRequest, StyleAdvice } from '../../contract/stylist.ts'
import type {
  InfluencerOutfit,
  InfluencerOutfitRequest,
  InfluencerProfile,
} from '../../contract/stylist-influencer.ts'
import type { Wearer } from '../../domain/closet/wearer.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../domain/stylist/outfit-needs.ts'

/** Pieces of one closet to make an outfit of. */
export interface ModelOutfitRequest {
  readonly needs: OutfitNeeds
  /** As the person said or chose it. */
  readonly occasion: string | null
  readonly focus: StylistPiece
  /** Pieces that are in the outfit whatever else is. */
  readonly kept: readonly StylistPiece[]
  /** Pieces to choose among, about forty at most. */
  readonly offered: readonly StylistPiece[]
  /** What speaks against an outfit of these pieces, in a sentence that names nothing but places in an outfit. */
  refusalOf(pieces: readonly StylistPiece[]): string | null
}

/** An outfit of offered pieces that nothing speaks against; its texts are plain, null where none could be used. */
export interface OutfitChoice {
  /** The focus piece and the kept ones among them, each once. */
  readonly pieces: readonly StylistPiece[]
  readonly outfitDescription: string | null
  readonly styleAnalysis: string | null
  /** By the id of the piece. */
  readonly reasons: ReadonlyMap<string, string>
  readonly stylingTips: readonly string[]
}

type Written<T> = Promise<Omit<T, 'curatedBy' | 'basedOn'> | null>

/**
 * Who may be asked for what the rules know too. Every answer is in time and fit to be shown as it stands, or null:
 * where nobody is there to ask, or nothing that could be used was said. Nothing that is said makes it throw.
 */
export interface StylistModel {
  /** False where nobody is there to ask. */
  readonly isThere: boolean
  chooseOutfit(question: ModelOutfitRequest): Promise<OutfitChoice | null>
  advise(request: Omit<AdviceRequest, 'by'> & { readonly wearer?: Wearer }): Written<StyleAdvice>
  /** `notes` is what the rules hold of the name. */
  describeInfluencer(influencerName: string, notes: InfluencerProfileNotes): Written<InfluencerProfile>
  dressLikeInfluencer(
    request: Pick<InfluencerOutfitRequest, 'styleProfile' | 'occasion'> & { readonly wearer?: Wearer },
  ): Written<InfluencerOutfit>
}

export type InfluencerProfileNotes = Omit<InfluencerProfile, 'curatedBy'>
