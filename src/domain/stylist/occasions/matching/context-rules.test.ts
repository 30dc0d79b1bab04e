import { expect, test } from 'vitest'
import { profileRows } from '../profiles/profile-rows.ts'
import { readEvent } from '../read-event.ts'
import disambiguations from './disambiguations.json' with { type: 'json' }
import mentioned from './mentioned.json' with { type: 'json' }
import notMeant from './not-meant.json' with { type: 'json' }
import replacedEvents from './replaced-events.json' with { type: 'json' }
import secondaryEvents from './secondary-events.json' with { type: 'json' }
import wordSenses from './word-senses.json' with { type: 'json' }

interface Rule {
  readonly id?: readonly string[]
  readonly kind?: readonly string[]
  readonly with?: readonly string[]
  readonly without?: readonly string[]
  readonly follows?: readonly string[]
  readonly of?: readonly string[]
  readonly before?: readonly string[]
  readonly after?: readonly string[]
  readonly near?: readonly string[]
  readonly row?: string
}
const rules: readonly Rule[] = [
  ...disambiguations,
  ...mentioned,
  ...notMeant,
  ...replacedEvents,
  ...secondaryEvents,
  ...wordSenses,
]

test('context rules name existing rows and kinds', () => {
  const ids = new Set(profileRows().map(({ id }) => id))
  const kinds = new Set(
    profileRows().flatMap(({ id, group, mood, activities }) => [id, group, mood, ...(activities ?? [])]),
  )
  expect(
    rules.flatMap((rule) => [...(rule.id ?? []), rule.row ?? 'work']).filter((id) => !ids.has(id)),
  ).toEqual([])
  const named = rules.flatMap((rule) =>
    [rule.kind, rule.with, rule.without, rule.follows].flatMap((some) => some ?? []),
  )
  expect(named.filter((kind) => !kinds.has(kind))).toEqual([])
})

test('phrases of context rules are written as plain words', () => {
  const phrases = rules.flatMap((rule) =>
    [rule.of, rule.before, rule.after, rule.near].flatMap((some) => some ?? []),
  )
  expect(phrases.filter((phrase) => !/^[\p{Ll}\d /()[\]*#.{}]+$/u.test(phrase))).toEqual([])
})

test.each([
  ['Christmas Eve vigil mass', 'worship'],
  ['candlelight vigil for the victims', 'memorial'],
  ['solar panel installer', 'trade workshop'],
  ['panel at a conference', 'speaking'],
  ['flat viewing', 'house viewing'],
  ['stage rally', 'motor race'],
  ['open house at my son’s elementary school', 'parents evening'],
])('words mean what their context says: %s', (request, id) => {
  expect(readEvent(request).event?.id).toBe(id)
})
