import type { OccasionNeeds } from '../outfit-needs.ts'
import { once } from '../../once.ts'
import { profileRows, type ProfileRow } from './profiles/profile-rows.ts'
import type { GivenDay } from './surroundings/event-surroundings.ts'
import { readEvent, readRow, type EventReading } from './read-event.ts'
import { refineByFocus } from './profiles/events-for-garment.ts'

const presets = once(
  () => new Map<string, ProfileRow>(profileRows().flatMap((row) => (row.preset ? [[row.preset, row]] : []))),
)

/**
 * Returns the needs of an occasion. `text` is the id of a preset such as 'art-gallery', or the user's own words.
 * Accepts any text; unknown words give needs of medium formality.
 */
export function readOccasion(text: string, given: GivenDay = {}): OccasionNeeds {
  return readPresetOrWords(text, given).needs
}

/** Returns the full reading of a preset's id or of the user's own words. */
export function readPresetOrWords(text: string, given: GivenDay = {}): EventReading {
  const row = presets().get(text.trim().toLowerCase())
  // 'Work' with scrubs as the focus piece is a hospital shift.
  return row ? readRow(refineByFocus(row, given.focusType), given) : readEvent(text, given)
}
