import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import type { LookCanvas } from '../../../contract/closet/look-canvas.ts'
import type { OutfitCuration } from '../../../contract/stylist/stylist.ts'
import type { OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import type { KnownOutfit } from '../../outfit/outfit-request-store.ts'
import { curationPieces } from '../../../domain/stylist/outfit-pieces.ts'
import { slotsOfLook, type LookPiece } from '../../../domain/stylist/slots-of-look.ts'
import { occasionName, requestSummary } from '../../../domain/words/request-labels.ts'

interface LookFacts {
  readonly id: string
  readonly name: string
  /** Such as 'Classic, Art Gallery'; may be ''. */
  readonly note: string
  readonly isFavorite: boolean
  /** An instant such as '2026-11-23T12:00:00.000Z'. */
  readonly createdAt: string
  /** Null if the pieces are placed automatically. */
  readonly canvas: LookCanvas | null
  /** Pieces of the closet only. */
  readonly pieces: readonly LookPiece[]
}

export interface CuratedLook extends LookFacts {
  readonly origin: 'curated'
  readonly curation: OutfitCuration
}

export interface HandMadeLook extends LookFacts {
  readonly origin: 'by hand'
  readonly outfit: OutfitRecommendation
}

/** A saved outfit of any origin. */
export type Look = CuratedLook | HandMadeLook

/** All looks, newest first. */
export function looksOf(
  curations: readonly OutfitCuration[],
  outfits: readonly OutfitRecommendation[],
): Look[] {
  return [...curations.map(curatedLook), ...outfits.map(handMadeLook)].toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  )
}

/** A curation as a look. */
export function curatedLook(curation: OutfitCuration): CuratedLook {
  const { id, name, isFavorite, createdAt } = curation
  const pieces = curationPieces(curation).flatMap(({ item, slot }) => (item ? [{ item, slot }] : []))
  return {
    origin: 'curated',
    id,
    name: name ?? titleOf(pieces),
    note: requestSummary({ ...curation, season: null }),
    isFavorite,
    canvas: curation.canvas,
    createdAt,
    pieces,
    curation,
  }
}

const NAMED_IN_TITLE = 2

// An unnamed look is titled after its first pieces.
function titleOf(pieces: readonly LookPiece[]): string {
  const names = pieces.slice(0, NAMED_IN_TITLE).map(({ item }) => item.name)
  return names.length > 0 ? names.join(', ') : 'Outfit'
}

function handMadeLook(outfit: OutfitRecommendation): HandMadeLook {
  const { id, name, occasion, isFavorite, createdAt, items } = outfit
  return {
    origin: 'by hand',
    id,
    name,
    note: occasion === null ? 'Your own' : `Your own, ${occasionName(occasion)}`,
    isFavorite,
    canvas: outfit.canvas,
    createdAt,
    pieces: slotsOfLook(items),
    outfit,
  }
}

/** A look as input for the outfit actions. */
export function outfitOfLook(look: Look): KnownOutfit {
  const { occasion } = look.origin === 'curated' ? look.curation : look.outfit
  return { name: look.name, pieces: look.pieces.map(({ item }) => item), occasion }
}

/** A piece of the closet as stored in an outfit. */
export function outfitItemOf({ id, imageUrl, name, category, color }: ClosetItem): OutfitItem {
  return { id, imageUrl, name, category, color }
}
