import { shareTitle } from '../../domain/words/sharing/share-title.ts'
import { outfitOf } from '../../domain/stylist/search/outfit-of.ts'
import { outfitInWords } from '../../domain/words/outfit/outfit-in-words.ts'
import { occasionName } from '../../domain/words/request-labels.ts'
import type { Database } from '../db/open-database.ts'
import type { OutfitSource } from '../sharing/outfit-source.ts'
import { paletteToShare, piecesToShare } from '../stylist/looks/pieces-to-share.ts'
import { createPieceReader } from '../stylist/pieces/piece-reader.ts'
import { findDay } from './plan-store.ts'
import { plannedPieces } from './planned-pieces.ts'
import type { StoredDay } from './stored-plan.ts'

/** Provides the days of weekly plans to sharing. */
export const plannedDaysToShare: OutfitSource = async (db, userId, id) => {
  const found = await findDay(db, userId, id)
  if (!found) return null
  const { plan, day } = found
  const pieces = await piecesToShare(db, userId, day.pieces)
  const outfit = {
    id,
    theme: plan.styleTheme,
    occasion: occasionName(day.occasion ?? plan.occasion),
    season: plan.season === 'all' ? null : plan.season,
    palette: paletteToShare(pieces),
    stylingTips: await tipsToShare(db, userId, day),
    pieces,
  }
  return { ...outfit, title: shareTitle(outfit) }
}

// The plan's own notes are private: they mention repeated and missing pieces.
async function tipsToShare(db: Database, userId: string, day: StoredDay): Promise<string[]> {
  const pieces = (await plannedPieces(createPieceReader(), db, userId, [day])).get(day.dayOfWeek) ?? []
  if (pieces.length === 0) return []
  return outfitInWords(outfitOf({ focus: null, pieces, needs: null, today: day.date }), null).stylingTips
}
