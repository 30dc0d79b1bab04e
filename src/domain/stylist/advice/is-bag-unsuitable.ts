import { hasTag } from '../../closet/tags/garment-tags.ts'
import { staysHome } from '../outfit-needs.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'

// Formality of a meal at a restaurant.
const SMART = 3

/**
 * Whether a garment is a bag that does not suit the occasion. Men take no bag to celebrations and funerals, and nobody
 * takes a tote to a funeral.
 */
export function isBagUnsuitable(
  { part, piece }: CatalogGarment,
  { department, reading }: AdviceInput,
): boolean {
  const { activities, mood, dayTime, formality } = reading.needs
  if (part !== 'bag') return false
  // Work and sport need both hands.
  const isAtWork = reading.event?.family === 'work with hands' || activities.includes('sport')
  if (isAtWork && hasTag(piece.garment, ['tote', 'canvas tote', 'handbag'])) return true
  if (
    hasTag(piece.garment, ['backpack', 'tote', 'canvas tote']) &&
    withoutBackpack.has(reading.event?.family ?? reading.event?.id ?? '')
  )
    return true
  if (staysHome(activities) || atHome.has(reading.event?.id ?? '')) return true
  // A travel bag stays at the hotel.
  if (piece.garment.tags.has('travel bag') && /^(?:city trip|church visit)$/.test(reading.event?.id ?? ''))
    return true
  if (piece.garment.tags.has('tote') && dayTime === 'evening' && formality.ideal >= SMART) return true
  return mood === 'festive'
    ? department === 'men'
    : mood === 'grave' && (department === 'men' || piece.garment.tags.has('tote'))
}

// Nobody needs a bag at home or at a friend's.
const atHome: ReadonlySet<string> = new Set(['game night', 'movie night', 'dinner at home', 'wfh'])

// Stadiums and clubs forbid backpacks and totes, and they are impractical at a table.
const withoutBackpack: ReadonlySet<string> = new Set([
  'date',
  'concert',
  'festival',
  'match',
  'club',
  'theater',
  'party',
])
