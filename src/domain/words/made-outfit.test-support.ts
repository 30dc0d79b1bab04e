import { type ClosetCategory, type ClosetSeason, closetCategories } from '../../contract/closet.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'

interface Said {
  readonly brand?: string
  readonly season?: ClosetSeason
  readonly lastWornDate?: string
  readonly wearCount?: number
}

/** A piece as it is read from 'name, category, color', or with semicolons between them; the name is its id. */
export function madePiece(words: string, said: Said = {}): StylistPiece {
  const [name = '', category = '', color = ''] = words.split(words.includes('; ') ? '; ' : ', ')
  const known: ClosetCategory = closetCategories.find((one) => one === category) ?? 'Tops'
  const { brand = null, season = null } = said
  return {
    id: name,
    name,
    category: known,
    imageUrl: `/media/${name.length}`,
    color,
    brand,
    lastWornDate: said.lastWornDate ?? null,
    wearCount: said.wearCount ?? 3,
    garment: readGarment({ name, category: known, color, brand, style: null, season, description: null }),
  }
}
