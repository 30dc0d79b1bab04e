import { once } from '../../../once.ts'
import { profileRow, profileRows, type ProfileRow } from './profile-rows.ts'

const byType = once(() => {
  const found = new Map<string, ProfileRow[]>()
  for (const row of profileRows())
    for (const type of row.wornFor ?? []) found.set(type, [...(found.get(type) ?? []), row])
  return found
})

/** Returns the events that a type of garment is made for, the most common first; empty for everyday clothes. */
export function eventsForGarment(type: string | null | undefined): readonly ProfileRow[] {
  return type ? (byType().get(type) ?? []) : []
}

// The game that a kit is for, by type.
const games: ReadonlyMap<string, string> = new Map([
  ['sport-shorts', 'football'],
  ['cleats', 'football'],
  ['workout-top', 'sport'],
  ['running-vest', 'sport'],
])

// Journeys that say nothing about the day itself; a safari in hiking pants stays a safari.
const openJourneys: ReadonlySet<string> = new Set(['travel', 'road trip'])

// Events of any kind: 'technique class', 'club night', 'a friendly away'.
const openEvents: ReadonlySet<string> = new Set([
  'campus',
  'club',
  'pe',
  'rinkside',
  'arena game',
  'big match',
])

// Sports of which the clothes are also worn on other days.
const everydaySports: ReadonlySet<string> = new Set([
  'gym',
  'run',
  'yoga',
  'hike',
  'swimming',
  'racket sport',
  'cycle tour',
])

const anyShifts: ReadonlySet<string> = new Set(['shift', 'night shift'])
const servicesLed: ReadonlySet<string> = new Set(['worship', 'christening'])

/**
 * Refines an event by the type of the focus piece: training in football boots is football, and a weekend in the
 * mountains with ski pants is a day of skiing.
 */
export function refineByFocus(event: ProfileRow, type: string | null | undefined): ProfileRow {
  // A match in one's own kit is played, not watched.
  const rows = eventsForGarment(type)
  if (rows.includes(event)) return event
  if (event.id === 'match') {
    const game = games.get(type ?? '')
    if (game) return profileRow(game)
    const played = rows.find(({ activities }) => activities?.includes('sport'))
    if (played) return played
  }
  // A class, a club or a lesson in the gear of a sport is for that sport.
  if (openEvents.has(event.id)) {
    const played = rows.find(({ activities, id }) => activities?.includes('sport') && !everydaySports.has(id))
    if (played) return played
  }
  // A communion in a clerical shirt is led, not attended.
  if (servicesLed.has(event.family ?? event.id) || servicesLed.has(event.id)) {
    const led = rows.find(({ id }) => id === 'leading worship')
    if (led) return led
  }
  // 'Night shift' with scrubs is a shift at the hospital.
  const shift = anyShifts.has(event.id) && rows.find(({ family }) => family?.startsWith('work'))
  if (shift) return shift
  // Work trousers are worn for repairs at home too.
  if (event.id === 'work with hands') return event
  // A 'ride' with a motorcycle jacket is a motorcycle ride.
  const isJourney = openJourneys.has(event.id) || event.activities?.includes('cycling')
  return rows.find(({ family }) => isJourney || family === event.id) ?? event
}
