import { type ClosetCategory, type ClosetSeason, closetCategories } from '../../contract/closet.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { MissingSlot, Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OccasionNeeds, OutfitNeeds } from '../stylist/outfit-needs.ts'

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

/** An outfit of these pieces, built around the first. */
export function madeOutfit(
  pieces: readonly (string | StylistPiece)[],
  missing: readonly MissingSlot[] = [],
): Outfit {
  const made = pieces.map((piece) => (typeof piece === 'string' ? madePiece(piece) : piece))
  return { focus: made[0] ?? null, pieces: made, missing, score: { total: 80, of: 100, terms: [] } }
}

const anyOccasion: OccasionNeeds = {
  phrase: 'an art gallery',
  formality: { least: 2.4, ideal: 3.2, most: 4.2 },
  season: null,
  temperatureCelsius: null,
  isWet: false,
  isWindy: false,
  dayTime: null,
  setting: null,
  activities: [],
  avoidColors: [],
  wantColors: [],
  asksCover: false,
}

/** What an outfit is for: a classic one for an art gallery, but for what is said. */
export function madeNeeds(
  said: Partial<Omit<OutfitNeeds, 'occasion'>> = {},
  occasion: Partial<OccasionNeeds> | null = {},
): OutfitNeeds {
  return {
    stylePreference: 'classic',
    season: null,
    ...said,
    occasion: occasion && { ...anyOccasion, ...occasion },
  }
}
