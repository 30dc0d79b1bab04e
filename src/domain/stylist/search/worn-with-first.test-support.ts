import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { StylePreference } from '../../../contract/stylist/stylist.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import type { StylistPiece } from '../outfit.ts'
import { curateOutfits, type CurationRequest } from './curate-outfits.ts'
import { TODAY } from './generate-closet.test-support.ts'

/** A piece as its owner types it. */
export type Line = readonly [name: string, category: ClosetCategory, color: string]

/** Returns a parsed piece; its id is its place in the closet. */
export function pieceOfLine([name, category, color]: Line, at: number): StylistPiece {
  const words = { name, category, color, brand: null }
  const garment = readGarment({ ...words, style: null, season: null, description: null })
  return { id: `p${at}`, ...words, imageUrl: '', lastWornDate: null, wearCount: 0, garment }
}

/** The names of the pieces in the best outfit around the first piece of the closet. */
export function wornWithFirst(
  occasion: string,
  lines: readonly Line[],
  stylePreference: StylePreference = 'classic',
): string[] {
  const closet = lines.map(pieceOfLine)
  const [focus] = closet
  if (!focus) throw new Error('The closet is empty')
  const needs = outfitNeeds({ stylePreference, occasion, season: null, focus: focus.garment })
  const request: CurationRequest = {
    focus,
    closet,
    needs,
    today: TODAY,
    keepIds: [],
    withoutIds: [],
    count: 1,
  }
  return (curateOutfits(request)[0]?.pieces ?? []).map(({ name }) => name)
}
