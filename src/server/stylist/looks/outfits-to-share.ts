import type { OutfitCuration } from '../../../contract/stylist/stylist.ts'
import type { OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { shareTitle } from '../../../domain/words/sharing/share-title.ts'
import type { OutfitToShare } from '../../../domain/sharing/outfit-to-share.ts'
import { curationPieces } from '../../../domain/stylist/outfit-pieces.ts'
import { slotsOfLook } from '../../../domain/stylist/slots-of-look.ts'
import { occasionName, stylePreferenceNames } from '../../../domain/words/request-labels.ts'
import type { Database } from '../../db/open-database.ts'
import type { OutfitSource } from '../../sharing/outfit-source.ts'
import { findCuration } from './curation-store.ts'
import { findLook } from './look-store.ts'
import { paletteToShare, piecesToShare } from './pieces-to-share.ts'

/** Provides curations and user-created looks to sharing. */
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
  const placed = curationPieces(curation).flatMap(({ item, slot }) => (item ? [{ item, slot }] : []))
  const style = Object.entries(stylePreferenceNames).find(([preference]) => preference === stylePreference)
  const outfit = {
    id: curation.id,
    theme: style?.[1] ?? stylePreference,
    occasion: occasionToShare(curation.occasion),
    season: curation.season,
    palette: curation.colorPalette,
    stylingTips: curation.stylingTips,
    canvas: curation.canvas,
    pieces: await piecesToShare(db, curation.userId, placed),
  }
  return { ...outfit, title: name ?? shareTitle(outfit) }
}

async function lookToShare(db: Database, look: OutfitRecommendation): Promise<OutfitToShare> {
  const pieces = await piecesToShare(db, look.userId, slotsOfLook(look.items))
  return {
    id: look.id,
    title: look.name,
    theme: null,
    occasion: occasionToShare(look.occasion),
    season: null,
    palette: paletteToShare(pieces),
    stylingTips: look.aiStylingTips?.split('\n').filter((tip) => tip.trim() !== '') ?? [],
    pieces,
    canvas: look.canvas,
  }
}

// 'custom' is the value of a free-text occasion without text.
function occasionToShare(occasion: string | null): string | null {
  return occasion && occasion !== 'custom' ? occasionName(occasion) : null
}
