import { expect, test } from 'vitest'
import { stylistPiece } from '../../../../tests/support/factories/stylist-piece.ts'
import type { GarmentWords } from '../../../domain/closet/garment.ts'
import { noTraits } from '../../../domain/closet/traits/owner-traits.ts'
import type { WearableItem } from '../../closet/wearable-items.ts'
import { createPieceReader } from './piece-reader.ts'

const { garment } = stylistPiece('any', 'top')

function item(name: string, facts: Partial<WearableItem> = {}): WearableItem {
  return {
    id: `id of ${name}`,
    name,
    category: 'Tops',
    color: 'White',
    brand: null,
    style: null,
    season: null,
    description: null,
    imageUrl: '/drawings/shirt.svg',
    lastWornDate: null,
    wearCount: 0,
    traits: noTraits,
    ...facts,
  }
}

function countingReader() {
  const read: string[] = []
  const reader = createPieceReader((words: GarmentWords) => {
    read.push(words.name)
    return garment
  })
  return { reader, read }
}

test('a piece is read from its words, with its current facts', async () => {
  const { reader } = countingReader()
  const worn = { lastWornDate: '2026-11-20', wearCount: 3, brand: 'Arket' } as const
  const [before] = await reader.read([item('Shirt')])
  const [after] = await reader.read([item('Shirt', worn)])
  expect(before).toMatchObject({ id: 'id of Shirt', name: 'Shirt', wearCount: 0, garment })
  expect(after).toMatchObject(worn)
})

test('an unchanged piece stays the same object, and a worn one becomes a new object', async () => {
  const { reader } = countingReader()
  const [first] = await reader.read([item('Shirt')])
  const [again] = await reader.read([item('Shirt')])
  expect(again).toBe(first)
  const facts = [
    { lastWornDate: '2026-11-20' },
    { wearCount: 1 },
    { imageUrl: '/drawings/coat.svg' },
  ] as const
  for (const fact of facts) {
    const [changed] = await reader.read([item('Shirt', fact)])
    expect(changed).toEqual({ ...first, ...fact })
  }
})

test('a piece is read once while its words stay the same', async () => {
  const { reader, read } = countingReader()
  await reader.read([item('Shirt'), item('Coat')])
  await reader.read([item('Coat', { wearCount: 9 }), item('Shirt')])
  expect(read).toEqual(['Shirt', 'Coat'])
})

test.each([
  { name: 'Blouse' },
  { category: 'Outerwear' },
  { color: 'Blue' },
  { brand: 'Arket' },
  { style: 'Work' },
  { season: 'Winter' },
  { description: 'Of wool' },
  { traits: { ...noTraits, formality: 4 } },
] as const)('%o is read again', async (change) => {
  const { reader, read } = countingReader()
  const before = item('Shirt')
  await reader.read([before])
  await reader.read([{ ...before, ...change }])
  expect(read).toHaveLength(2)
})

test('the pieces are in the order of the items', async () => {
  const { reader } = countingReader()
  const names = Array.from({ length: 300 }, (_, nth) => `Shirt ${(nth * 7) % 300}`)
  const pieces = await reader.read(names.map((name) => item(name)))
  expect(pieces.map((piece) => piece.name)).toEqual(names)
})

test('a long read yields to the event loop, and a cached one does not', async () => {
  const { reader, read } = countingReader()
  const items = Array.from({ length: 1000 }, (_, nth) => item(`Shirt ${nth}`))
  const readAtTurns: number[] = []
  const reading = reader.read(items)
  const watch = () => {
    readAtTurns.push(read.length)
    if (read.length < items.length) setImmediate(watch)
  }
  setImmediate(watch)
  await reading
  const steps = readAtTurns.map((count, at) => count - (readAtTurns[at - 1] ?? 0))
  expect(Math.max(...steps)).toBeLessThanOrEqual(100)
  await reader.read(items)
  expect(read).toHaveLength(1000)
})

test('the least recently used piece is evicted', async () => {
  const { reader, read } = countingReader()
  await reader.read([item('First'), item('Second')])
  await reader.read(Array.from({ length: 19_998 }, (_, nth) => item(`Shirt ${nth}`)))
  await reader.read([item('First'), item('One too many')])
  read.length = 0
  await reader.read([item('First'), item('Second')])
  expect(read).toEqual(['Second'])
})
