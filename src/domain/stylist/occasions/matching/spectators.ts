import { profileRow, type ProfileRow } from '../profiles/profile-rows.ts'
import type { PhraseMatch } from './find-phrases.ts'
import type { EventWord } from './tokenize-event.ts'

// prettier-ignore
const children: ReadonlySet<string> = new Set(['son', 'daughter', 'grandson', 'granddaughter', 'nephew', 'niece', 'kid', 'child', 'boy', 'girl', 'grandkid', 'grandchild', 'stepson', 'stepdaughter', 'godson', 'goddaughter'])
const isChild = (plain: string) => children.has(plain.replace(/s$/, ''))

/** True if the user watches the event of a child: 'my grandson's hockey practice'. */
export function isWatched(words: readonly EventWord[], { at, value }: PhraseMatch<ProfileRow>): boolean {
  const isPlayed = value.activities?.some((one) => one === 'sport' || one === 'on sand')
  if (!isPlayed && value.id !== 'match') return false
  const before = words.slice(Math.max(0, at - 2), at).filter(({ clause }) => clause === words[at]?.clause)
  // 'My sons soccer game' lacks its apostrophe; 'with the grandkids' needs none.
  const isTheirs = before.some(
    ({ text, plain }) =>
      (/['’]s?$/.test(text) && isChild(plain)) ||
      (/^(?:grand)?(?:son|daughter)s$/.test(plain) && words[at - 1]?.plain !== 'and'),
  )
  // 'Muddy match, watching my son'.
  const watching = words.findIndex(({ plain }) => /^(?:watch|watching|cheering|supporting)$/.test(plain))
  const isWatching =
    watching >= 0 && words.slice(watching + 1, watching + 4).some(({ plain }) => isChild(plain))
  const plays = words.slice(0, at).some(({ plain }) => /^(?:coach|coaching|play|playing)$/.test(plain))
  return (isTheirs || isWatching) && !plays
}

/** The event as its spectators see it: outdoors at a field, or indoors at an ice rink. */
export function asSpectator(
  words: readonly EventWord[],
  match: PhraseMatch<ProfileRow>,
): PhraseMatch<ProfileRow> {
  const has = (pattern: RegExp) => words.some(({ plain }) => pattern.test(plain))
  const isOnIce = has(/^(?:hockey|rink|skating)$/) && !has(/^(?:outdoors?|outside|field|pond|grass)$/)
  return { ...match, value: profileRow(isOnIce ? 'rinkside' : 'touchline') }
}
