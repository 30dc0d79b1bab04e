import { purposeWordsIn } from '../../../closet/text/purpose-words.ts'
import { once } from '../../../once.ts'
import { profileRow, profileRows, type ProfileRow } from '../profiles/profile-rows.ts'
import { foreignPhrases } from './profile-phrases.ts'

const rootOf = ({ id, family }: Pick<ProfileRow, 'id' | 'family'>) => family ?? id

// Feasts and funerals by the stem of the only word of a phrase. Everyday events name everyday clothes: a college hoodie.
const eventsByWord = once(() => {
  const events = new Map<string, Set<string>>()
  for (const row of profileRows()) {
    if (row.group !== 'event' || (row.mood ?? 'everyday') === 'everyday') continue
    const phrases = [...(row.words ?? []), ...foreignPhrases(row)].filter((phrase) => !phrase.includes(' '))
    for (const word of purposeWordsIn(phrases)) {
      const before = events.get(word)
      if (before) before.add(rootOf(row))
      else events.set(word, new Set([rootOf(row)]))
    }
  }
  return events
})

/**
 * Creates a predicate: whether words of a piece's name, as stems, name a feast that is none of the given rows. A
 * 'kurta muharram' names another event than a dinner.
 */
export function namesOtherEvent(profiles: readonly string[]): (words: ReadonlySet<string>) => boolean {
  const roots = new Set(profiles.flatMap((id) => [id, rootOf(profileRow(id))]))
  return (words) => {
    const named = [...words].flatMap((word) => eventsByWord().get(word) ?? [])
    return named.length > 0 && named.every((events) => [...events].every((event) => !roots.has(event)))
  }
}
