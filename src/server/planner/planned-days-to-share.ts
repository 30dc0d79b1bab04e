import { outfitTitle } from '../../domain/sharing/outfit-title.ts'
import { occasionName } from '../../domain/stylist/wishes-in-words.ts'
import type { OutfitSource } from '../sharing/outfit-source.ts'
import { paletteToShare } from '../stylist/palette-to-share.ts'
import { piecesToShare } from '../stylist/pieces-to-share.ts'
import { findDay } from './plan-store.ts'

/** Where sharing finds the days of weekly plans. */
export const plannedDaysToShare: OutfitSource = async (db, userId, id) => {
  const found = await findDay(db, userId, id)
  if (!found) return null
  const { plan, day } = found
  const pieces = await piecesToShare(db, userId, day.pieces)
  const outfit = {
    id,
    theme: plan.styleTheme,
    occasion: occasionName(plan.occasion),
    season: plan.season === 'all' ? null : plan.season,
    palette: paletteToShare(pieces),
    stylingTips: day.stylingNotes.split('\n').filter((tip) => tip.trim() !== ''),
    pieces,
  }
  return { ...outfit, title: outfitTitle(outfit) }
}
