import { expect, test } from 'vitest'
import { readGarmentKind } from '../../closet/read-garment-kind.ts'
import { swatchColor } from '../../closet/swatch-color.ts'
import { extraIdeas, layerIdeas, shoeIdeas } from './finishing-pieces.ts'
import { linesOfEvent } from './event-stock.ts'
import { bottomIdeas, dressIdeas, suitIdeas, topIdeas } from './main-pieces.ts'
import { jewelPalettes, palettes } from './palettes.ts'
import { eventKinds, type EventKind } from './former/event-kinds.ts'
import { fillLine } from './fill-line.ts'

const ideas = [
  ...dressIdeas,
  ...suitIdeas,
  ...bottomIdeas,
  ...topIdeas,
  ...layerIdeas,
  ...shoeIdeas,
  ...extraIdeas,
]

test('every idea, with every ending, is drawn as the garment that it names, in its color', () => {
  for (const { kind, text, ends } of ideas)
    for (const end of ends) {
      const named = `${fillLine(text, { c: 'navy', C: 'Navy' })}, ${end}`
      expect(swatchColor(named), named).toBe(swatchColor('navy'))
      expect(readGarmentKind(named), named).toBe(kind)
    }
})

test('every color of a palette is one that can be shown', () => {
  const all = [
    ...Object.values(palettes).flatMap(({ light, deep, evening }) => [light, deep, evening]),
    jewelPalettes,
  ]
  for (const color of all.flat(2)) expect(swatchColor(color), color).not.toBeNull()
})

test('the first sentence of every kind of event names the event', () => {
  const isKind = (key: string): key is EventKind => key in eventKinds
  for (const kind of [...Object.keys(eventKinds).filter(isKind), null])
    for (const lead of linesOfEvent(kind).leads) expect(lead).toMatch(/\{phrase\}.*\.$/s)
})

test('no sentence stands twice in the stock of events', () => {
  const isKind = (key: string): key is EventKind => key in eventKinds
  const all = Object.keys(eventKinds)
    .filter(isKind)
    .flatMap((kind) => [linesOfEvent(kind).leads, linesOfEvent(kind).asks, linesOfEvent(kind).tips].flat())
  expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([])
})

test.each([
  ['{a} {c} coat', { c: 'olive' }, 'An olive coat'],
  ['{a} {c} coat', { c: 'navy' }, 'A navy coat'],
  ['take {a} {c} coat', { c: 'ivory' }, 'Take an ivory coat'],
])('%s with %j is %j', (text, values, filled) => {
  expect(fillLine(text, values)).toBe(filled)
})
