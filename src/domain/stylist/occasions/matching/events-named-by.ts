import { purposeWordsIn } from '../../../closet/text/purpose-words.ts'
import { once } from '../../../once.ts'
import { profileRow, profileRows, type ProfileRow } from '../profiles/profile-rows.ts'
import { foreignPhrases } from './profile-phrases.ts'

const rootOf = ({ id, family }: Pick<ProfileRow, 'id' | 'family'>) => family ?? id

// Events by the stem of the only word of a phrase: 'muharram', 'curl' of 'curling'.
function eventsByWord(isAny: boolean): ReadonlyMap<string, readonly { readonly id: string }[]> {
  const named = profileRows()
    .filter(({ group, mood = 'everyday' }) => group === 'event' && (isAny || mood !== 'everyday'))
    .flatMap((row) => {
      const phrases = [...(row.words ?? []), ...foreignPhrases(row)].filter((phrase) => !phrase.includes(' '))
      return [...purposeWordsIn(phrases)].map((word) => ({ word, id: rootOf(row) }))
    })
  return Map.groupBy(named, ({ word }) => word)
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
    return named.length > 0 && named.every(({ id }) => !roots.has(id))
  }
}
