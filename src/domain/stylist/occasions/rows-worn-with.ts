import { once } from './once.ts'
import { profileRows, type ProfileRow } from './profile-rows.ts'

const byType = once(() => {
  const found = new Map<string, ProfileRow[]>()
  for (const row of profileRows())
    for (const type of row.wornFor ?? []) found.set(type, [...(found.get(type) ?? []), row])
  return found
})

/** The events that a type of garment is made for, the usual one first; none for clothes of every day. */
export function rowsWornWith(type: string | null | undefined): readonly ProfileRow[] {
  return type ? (byType().get(type) ?? []) : []
}

/**
 * The event, or the case of it that the garment is made for: training in football boots is football, and a weekend in
 * the mountains with ski pants a day of skiing.
 */
export function finerByFocus(event: ProfileRow, type: string | null | undefined): ProfileRow {
  const rows = rowsWornWith(type)
  // A 'ride' with a motorcycle jacket as the focus is a motorcycle ride.
  const isJourney = (event.family ?? event.id) === 'travel' || event.activities?.includes('cycling')
  return rows.find(({ family }) => isJourney || family === event.id) ?? event
}
