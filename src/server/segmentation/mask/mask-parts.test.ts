import { expect, test } from 'vitest'
import { closed, connectedParts, opened, squaredDistanceToOutside } from './mask-parts.ts'

/** A mask drawn as text: # is inside. */
function drawn(...rows: readonly string[]) {
  const mask = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0))
  return { mask, size: { width: rows[0]?.length ?? 0, height: rows.length } }
}

function rowsOf(mask: Uint8Array, width: number): string[] {
  const text = Array.from(mask, (belongs) => (belongs ? '#' : '.')).join('')
  return text.match(new RegExp(`.{${width}}`, 'g')) ?? []
}

test('parts are 4-connected, largest first', () => {
  const { mask, size } = drawn(
    '##...', //
    '..###',
    '..###',
  )
  const parts = connectedParts(size, mask)
  expect(parts.map((part) => part.pixels.length)).toEqual([6, 2])
  expect(parts.map((part) => part.onEdge)).toEqual([4, 2])
})

test('an empty mask has no parts', () => {
  expect(connectedParts({ width: 2, height: 1 }, Uint8Array.of(0, 0))).toEqual([])
})

test('distances are Euclidean to the nearest pixel outside', () => {
  const { mask, size } = drawn(
    '.####', //
    '#####',
    '#####',
  )
  const distances = squaredDistanceToOutside(size, mask)
  expect([...distances.subarray(0, 5)]).toEqual([0, 1, 4, 9, 16])
  expect(distances[2 * 5 + 2]).toBe(8)
})

test('opening removes a thin strap and leaves the rest', () => {
  const strap = Array.from({ length: 6 }, () => '....#....')
  const block = Array.from({ length: 7 }, () => '.#######.')
  const { mask, size } = drawn(...strap, ...block, '.........')
  const rows = rowsOf(opened(size, mask, 2), size.width)
  expect(rows.slice(0, 3)).toEqual(['.........', '.........', '.........'])
  expect(rows.slice(6)).toEqual([...block, '.........'])
})

test('closing fills a narrow notch and keeps the outline elsewhere', () => {
  const empty = Array.from({ length: 3 }, () => '.............')
  const { mask, size } = drawn(
    ...empty,
    '...###.###...',
    '...###.###...',
    '...#######...',
    '...#######...',
    ...empty,
  )
  const rows = rowsOf(closed(size, mask, 1), size.width)
  expect(rows.slice(4)).toEqual(['...#######...', '...#######...', '...#######...', ...empty])
  expect(rows.slice(0, 3)).toEqual(empty)
})
