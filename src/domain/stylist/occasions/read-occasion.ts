import type { OccasionNeeds } from '../outfit-needs.ts'
import { once } from './once.ts'
import { profileRows, type ProfileRow } from './profile-rows.ts'
import type { GivenDay } from './event-surroundings.ts'
import { readEvent, readRow, type EventReading } from './read-event.ts'
import { finerByFocus } from './rows-worn-with.ts'

const presets = once(
  () => new Map<string, ProfileRow>(profileRows().flatMap((row) => (row.preset ? [[row.preset, row]] : []))),
)

/**
 * What an occasion calls for: `text` is the id of a preset such as 'art-gallery', or the user's own words. Any text
 * gives a reading; one of words that mean nothing is the middle.
 */
export function readOccasion(text: string, given: GivenDay = {}): OccasionNeeds {
  return readPresetOrWords(text, given).needs
}

/** The whole reading of a preset's id or of the user's own words. */
export function readPresetOrWords(text: string, given: GivenDay = {}): EventReading {
  const row = presets().get(text.trim().toLowerCase())
  // 'Work' with scrubs as the focus is a hospital shift.
  return row ? readRow(finerByFocus(row, given.focusType), given) : readEvent(text, given)
}
