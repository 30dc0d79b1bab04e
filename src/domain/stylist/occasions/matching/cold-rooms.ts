import { profileRow } from '../profiles/profile-rows.ts'
import { clauseBefore } from './clauses.ts'
import type { RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'

/** Rooms and buildings as alternatives of regular expressions. */
export const roomWords =
  'courthouse|courtroom|hospital|office|offices|church|theater|cinema|classroom|room|library|hall|building|store|shop|lab|mall|bus|train|plane|restaurant|hotel|basement|gym|house'
const rooms = new RegExp(`^(?:${roomWords})$`)
// 'The church is always cold'.
const roomBefore = new RegExp(
  String.raw`\b(?:${roomWords})(?: (?:is|are|was|will|be|gets?|can|might|its))*(?: (?:always|usually|often|so|very|really|quite|pretty|a|bit|too|like|like a))*$`,
)

/** Reads 'a freezing courthouse' as a cold room, which says nothing of the weather. */
export const inColdRoom = (words: readonly EventWord[], match: RowMatch): RowMatch =>
  match.value.id.startsWith('felt ') &&
  (match.value.celsius ?? COLD_ROOM_CELSIUS) < COLD_ROOM_CELSIUS &&
  (rooms.test(words[match.at + match.length]?.plain ?? '') || roomBefore.test(clauseBefore(words, match.at)))
    ? { ...match, value: profileRow('cold room') }
    : match
const COLD_ROOM_CELSIUS = 15

/** Leaves out cold words in a clause with a cold room, since they describe the room: 'freezing aircon'. */
export function withoutRoomCold(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] {
  const cold = new Set(
    matches.filter(({ value }) => value.id === 'cold room').map(({ at }) => words[at]?.clause),
  )
  if (cold.size === 0) return matches
  return matches.filter(({ value, at }) => !(value.id.startsWith('felt ') && cold.has(words[at]?.clause)))
}
