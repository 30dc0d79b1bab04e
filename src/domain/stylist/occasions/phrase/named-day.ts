import { plainText } from '../matching/clauses.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { phraseSet } from '../../../word-set.ts'

const names = phraseSet(
  'first friday, easter sunday, easter monday, good friday, palm sunday, ash wednesday, shrove tuesday, fat tuesday, maundy thursday, holy thursday, holy saturday, christmas day, boxing day, thanksgiving day, memorial day, labor day, independence day, canada day, anzac day, remembrance day, remembrance sunday, ladies day, all saints day, all souls day, mothers day, mother day, fathers day, father day, valentine day, valentines day, veterans day, earth day, black friday, kings day, queens day, australia day, bastille day, st patricks day, saint patricks day',
)
const lengths = [2, 3]

/** Returns how many leading words name a day: 3 for 'All Saints' Day', 2 for 'Easter Sunday lunch', else 0. */
export function namedDayLength(words: readonly EventWord[]): number {
  const startsWith = (length: number) => names.has(plainText(words.slice(0, length)))
  return lengths.find(startsWith) ?? 0
}

/** Whether the word at `at` is part of the name of a day. */
export function isInNamedDay(words: readonly EventWord[], at: number): boolean {
  return [0, 1, 2].some((back) => at >= back && back < namedDayLength(words.slice(at - back)))
}
