import { purposeWordsIn } from '../../../closet/text/purpose-words.ts'
import { once } from '../../../once.ts'
import { profileRow, profileRows, type ProfileRow } from '../profiles/profile-rows.ts'
import { foreignPhrases } from './profile-phrases.ts'

const rootOf = ({ id, family }: Pick<ProfileRow, 'id' | 'family'>) => family ?? id

// Events by the stem of the only word of a phrase: 'muharram', 'curl' of 'curling'.
function eventsByWord(isAny: boolean): ReadonlyMap<string, ReadonlySet<string>> {
  const events = new Map<string, Set<string>>()
  for (const row of profileRows()) {
    if (row.group !== 'event' || (!isAny && (row.mood ?? 'everyday') === 'everyday')) continue
    const phrases = [...(row.words ?? []), ...foreignPhrases(row)].filter((phrase) => !phrase.includes(' '))
    for (const word of purposeWordsIn(phrases)) {
      const before = events.get(word)
      if (before) before.add(rootOf(row))
      else events.set(word, new Set([rootOf(row)]))
    }
  }
  return events
}
const feasts = once(() => eventsByWord(false))
const all = once(() => eventsByWord(true))

/**
 * Creates a predicate: whether words of a piece's name, as stems, name an event that is none of the given rows: a 'kurta
 * muharram' at a dinner, a 'nursery polo' in a lab. Everyday events count for work wear only: a college hoodie suits any day.
 */
export function namesOtherEvent(
  profiles: readonly string[],
): (words: ReadonlySet<string>, isWorkWear: boolean) => boolean {
  const roots = new Set(profiles.flatMap((id) => [id, rootOf(profileRow(id))]))
  return (words, isWorkWear) => {
    if (words.size === 0) return false
    const events = isWorkWear ? all() : feasts()
    const named = [...words].flatMap((word) => events.get(word) ?? [])
    return named.length > 0 && named.every((ids) => [...ids].every((id) => !roots.has(id)))
  }
}
