import { expect, test } from 'vitest'
import { occasionPresets } from '../../../contract/stylist.ts'
import { foreignPhrases, phraseKey } from './profile-phrases.ts'
import { profileRow, profileRows } from './profile-rows.ts'

const LONGEST_PHRASE = 6
const events = profileRows().filter(({ group }) => group === 'event')

test('there are more than 150 events, and each says how to dress', () => {
  expect(events.length).toBeGreaterThan(150)
  for (const { id, name, at, weight, formality, words } of events)
    expect({ id, name, at, weight, formality, words }).toEqual({
      id,
      name: expect.any(String),
      at: expect.any(String),
      weight: expect.any(Number),
      formality: expect.anything(),
      words: expect.any(Array),
    })
})

test('no id belongs to two rows, and what a row names exists', () => {
  expect(new Set(profileRows().map(({ id }) => id)).size).toBe(profileRows().length)
  for (const row of profileRows()) {
    for (const id of row.with ?? []) expect(profileRow(id).id).toBe(id)
    if (row.family) expect(profileRow(row.family).group).toBe('event')
  }
})

test('every preset is one row', () => {
  const presets = profileRows().flatMap(({ preset }) => preset ?? [])
  expect(presets.toSorted()).toEqual(occasionPresets.filter((preset) => preset !== 'custom').toSorted())
})

test('no phrase belongs to two rows, and none is too long to be found', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const row of profileRows())
    for (const phrase of [...(row.words ?? []), ...foreignPhrases(row)]) {
      const key = phraseKey(phrase).replace(/s$/, '')
      const owner = owners.get(key)
      if (owner !== undefined && owner !== row.id) shared.push(`${phrase}: ${owner}, ${row.id}`)
      owners.set(key, row.id)
      expect(phraseKey(phrase).split(' ').length, phrase).toBeLessThanOrEqual(LONGEST_PHRASE)
    }
  expect(shared).toEqual([])
})

test('every selector narrows, and bounds of formality are in order', () => {
  for (const { id, wants = [], odd = [], never = [], formality } of profileRows()) {
    for (const { of } of [...wants, ...odd, ...never]) expect(Object.keys(of).length, id).toBeGreaterThan(0)
    if (formality) {
      expect(formality.least, id).toBeLessThanOrEqual(formality.ideal)
      expect(formality.ideal, id).toBeLessThanOrEqual(formality.most)
    }
  }
})
