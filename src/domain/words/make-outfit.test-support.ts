import { type ClosetCategory, type ClosetSeason, closetCategories } from '../../contract/closet/closet.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { MissingSlot, Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OccasionNeeds, OutfitNeeds } from '../stylist/outfit-needs.ts'

interface StatedFacts {
  readonly brand?: string
  readonly season?: ClosetSeason
  readonly lastWornDate?: CalendarDate
  readonly wearCount?: number
}

/** Parses a piece from 'name, category, color', or separated by semicolons; its id is the name. */
export function makePiece(words: string, stated: StatedFacts = {}): StylistPiece {
  const [name = '', category = '', color = ''] = words.split(words.includes('; ') ? '; ' : ', ')
  const known: ClosetCategory = closetCategories.find((one) => one === category) ?? 'Tops'
  const { brand = null, season = null } = stated
  return {
    id: name,
    name,
    category: known,
    imageUrl: `/media/${name.length}`,
    color,
    brand,
    lastWornDate: stated.lastWornDate ?? null,
    wearCount: stated.wearCount ?? 3,
    garment: readGarment({ name, category: known, color, brand, style: null, season, description: null }),
  }
}

/** An outfit of these pieces; the first is the focus. */
export function makeOutfit(
  pieces: readonly (string | StylistPiece)[],
  missing: readonly MissingSlot[] = [],
): Outfit {
  const made = pieces.map((piece) => (typeof piece === 'string' ? makePiece(piece) : piece))
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

/** Needs of an outfit; by default classic, for an art gallery. */
export function makeNeeds(
  stated: Partial<Omit<OutfitNeeds, 'occasion'>> = {},
  occasion: Partial<OccasionNeeds> | null = {},
): OutfitNeeds {
  return {
    stylePreference: 'classic',
    season: null,
    ...stated,
    occasion: occasion && { ...anyOccasion, ...occasion },
  }
}
