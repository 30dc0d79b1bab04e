import type { OutfitItem, OutfitSlot } from '../../contract/closet-outfit.ts'
import type { OutfitCuration } from '../../contract/stylist.ts'
import type { OutfitRecommendation } from '../../contract/stylist-looks.ts'
import { outfitTitle } from '../../domain/sharing/outfit-title.ts'
import type { OutfitToShare, PieceToShare } from '../../domain/sharing/outfit-to-share.ts'
import { piecesOf } from '../../domain/stylist/outfit-pieces.ts'
import { piecesTogether } from '../../domain/stylist/pieces-together.ts'
import { occasionName, stylePreferenceNames } from '../../domain/stylist/wishes-in-words.ts'
import { findClosetItems } from '../closet/closet-store.ts'
import type { Database } from '../db/open-database.ts'
import type { OutfitSource } from '../sharing/outfit-source.ts'
import { findCuration } from './curation-store.ts'
import { findLook } from './look-store.ts'

/** Where sharing finds what the stylist curated and what was put together by hand. */
export const outfitsToShare: readonly OutfitSource[] = [
  async (db, userId, id) => {
    const curation = await findCuration(db, userId, id, 'to read')
    return curation && curationToShare(db, curation)
  },
  async (db, userId, id) => {
    const look = await findLook(db, userId, id, 'to read')
    return look && lookToShare(db, look)
  },
]

async function curationToShare(db: Database, curation: OutfitCuration): Promise<OutfitToShare> {
  const { name, stylePreference } = curation
  const placed = piecesOf(curation).flatMap(({ item, slot }) => (item ? [{ item, slot }] : []))
  const style = Object.entries(stylePreferenceNames).find(([preference]) => preference === stylePreference)
  const outfit = {
    id: curation.id,
    theme: style?.[1] ?? stylePreference,
    occasion: occasionToShare(curation.occasion),
    season: curation.season,
    palette: curation.colorPalette,
    stylingTips: curation.stylingTips,
    pieces: await piecesToShare(db, curation.userId, placed),
  }
  return { ...outfit, title: name ?? outfitTitle(outfit) }
}

async function lookToShare(db: Database, look: OutfitRecommendation): Promise<OutfitToShare> {
  const pieces = await piecesToShare(db, look.userId, piecesTogether(look.items))
  return {
    id: look.id,
    title: look.name,
    theme: null,
    occasion: occasionToShare(look.occasion),
    season: null,
    palette: paletteOf(pieces),
    stylingTips: look.aiStylingTips?.split('\n').filter((tip) => tip.trim() !== '') ?? [],
    pieces,
  }
}

// 'custom' stands for words that were not given.
function occasionToShare(occasion: string | null): string | null {
  return occasion && occasion !== 'custom' ? occasionName(occasion) : null
}

// Words as the outfit keeps them, pictures as they hang in the closet: what is gone shows what it was.
async function piecesToShare(
  db: Database,
  userId: string,
  placed: readonly { readonly item: OutfitItem; readonly slot: OutfitSlot }[],
): Promise<PieceToShare[]> {
  const each = [...new Map(placed.map((piece) => [piece.item.id, piece])).values()]
  if (each.length === 0) return []
  const ids = each.map(({ item }) => item.id)
  const closet = new Map((await findClosetItems(db, userId, ids, 'to read')).map((item) => [item.id, item]))
  return each.map(({ item: { id, name, category, color, imageUrl }, slot }) => {
    const known = closet.get(id)
    const cutOut = known?.cutOut?.sizes.at(-1)?.url
    const picture = cutOut ?? known?.imageUrl ?? imageUrl
    const isCutOut = cutOut !== undefined || picture.startsWith('/drawings/')
    return { name, category, color, brand: known?.brand ?? null, slot, picture, isCutOut }
  })
}

const leadingFirst: readonly OutfitSlot[] = ['outer', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']

function paletteOf(pieces: readonly PieceToShare[]): string[] {
  const colors = leadingFirst.flatMap((slot) => pieces.filter((piece) => piece.slot === slot))
  const byName = new Map<string, string>()
  for (const { color } of colors) {
    const name = color.toLowerCase()
    if (!byName.has(name)) byName.set(name, color)
  }
  return [...byName.values()]
}
