import { expect, test } from 'vitest'
import { occasionPresets } from '../../../../contract/stylist/stylist.ts'
import { foreignPhrases } from '../matching/profile-phrases.ts'
import { phraseKey } from '../matching/tokenize-event.ts'
import { malayWords, profileRow, profileRows } from './profile-rows.ts'

const LONGEST_PHRASE = 6
const events = profileRows().filter(({ group }) => group === 'event')

test('there are more than 150 events, each with the required fields', () => {
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

test('ids are unique, and rows refer to existing rows', () => {
  expect(new Set(profileRows().map(({ id }) => id)).size).toBe(profileRows().length)
  for (const row of profileRows()) {
    for (const id of row.with ?? []) expect(profileRow(id).id).toBe(id)
    if (row.family) expect(profileRow(row.family).group).toBe('event')
  }
})

test('Malay and Indonesian phrases belong to existing rows', () => {
  for (const id of malayWords.keys()) expect(profileRow(id).id).toBe(id)
})

test('every preset has exactly one row', () => {
  const presets = profileRows().flatMap(({ preset }) => preset ?? [])
  expect(presets.toSorted()).toEqual(occasionPresets.filter((preset) => preset !== 'custom').toSorted())
})

test('phrases are unique and not too long to be found', () => {
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

test('no selector is empty, and formality bounds are in order', () => {
  for (const { id, wants = [], odd = [], never = [], formality } of profileRows()) {
    for (const { of } of [...wants, ...odd, ...never]) expect(Object.keys(of).length, id).toBeGreaterThan(0)
    if (formality) {
      expect(formality.least, id).toBeLessThanOrEqual(formality.ideal)
      expect(formality.ideal, id).toBeLessThanOrEqual(formality.most)
    }
  }
})
