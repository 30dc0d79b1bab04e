import { hasTag } from '../../closet/garment-tags.ts'
import { staysHome } from '../outfit-needs.ts'
import type { GarmentToFind } from '../to-find/garments-to-find.ts'
import type { AdviceInput } from './advice-input.ts'

// A table in a restaurant.
const SMART = 3

/**
 * Whether it is a bag that is wrong there: a man goes to a celebration or a funeral with what his pockets hold, and nobody
 * takes a tote to a grave.
 */
export function isBagInTheWay({ part, piece }: GarmentToFind, { lean, reading }: AdviceInput): boolean {
  const { activities, mood, dayTime, formality } = reading.needs
  if (part !== 'bag') return false
  // Both hands are at work.
  const isAtWork = reading.event?.family === 'work with hands' || activities.includes('sport')
  if (isAtWork && hasTag(piece.garment, ['tote', 'canvas tote', 'handbag'])) return true
  if (
    hasTag(piece.garment, ['backpack', 'tote', 'canvas tote']) &&
    withoutBackpack.has(reading.event?.family ?? reading.event?.id ?? '')
  )
    return true
  if (staysHome(activities) || homely.has(reading.event?.id ?? '')) return true
  // A weekender stays at the hotel.
  if (piece.garment.tags.has('travel bag') && /^(?:city trip|church visit)$/.test(reading.event?.id ?? ''))
    return true
  if (piece.garment.tags.has('tote') && dayTime === 'evening' && formality.ideal >= SMART) return true
  return mood === 'festive'
    ? lean === 'men'
    : mood === 'grave' && (lean === 'men' || piece.garment.tags.has('tote'))
}

// At a friend's table nobody needs a bag.
const homely: ReadonlySet<string> = new Set(['game night', 'movie night', 'dinner at home', 'wfh'])

// Stadiums and clubs turn it away, and at a table it is in the way.
const withoutBackpack: ReadonlySet<string> = new Set([
  'date',
  'concert',
  'festival',
  'match',
  'club',
  'theater',
  'party',
])
