import { expect, test } from 'vitest'
import type { GarmentKind } from './garment-kinds.ts'
import { neighborsOf, type ComparedPiece } from './neighbors-of.ts'

function piece(
  id: string,
  kind: GarmentKind | null,
  color: string,
  type: string | null = kind,
): ComparedPiece {
  return { id, category: 'Tops', color, garment: { kind, type } }
}

const sweater = piece('sweater', 'knit', 'Navy')
const idsOf = (pieces: readonly ComparedPiece[]) => pieces.map(({ id }) => id)

test('pieces of the same kind are listed, same type and color first, without the piece itself', () => {
  const closet = [
    piece('turtleneck', 'turtleneck', 'Navy'),
    piece('red sweater', 'knit', 'Red'),
    sweater,
    piece('navy sweater', 'knit', 'Dark blue'),
    piece('tee', 'tee', 'White'),
  ]
  const { kind, ofKind } = neighborsOf(sweater, closet, 6)
  expect([kind, idsOf(ofKind)]).toEqual(['knits', ['navy sweater', 'red sweater', 'turtleneck']])
})

test('pieces in the same color are only of other kinds', () => {
  const closet = [piece('jeans', 'jeans', 'Blue'), piece('knit', 'knit', 'Blue'), piece('tee', 'tee', 'Red')]
  expect(neighborsOf(sweater, closet, 6)).toMatchObject({ color: 'blue', inColor: [{ id: 'jeans' }] })
})

test('a piece of unknown color has no neighbors by color', () => {
  const [one, other] = [piece('one', 'tee', 'see photo'), piece('other', 'jeans', 'see photo')]
  expect(neighborsOf(one, [other], 6)).toMatchObject({ color: null, inColor: [] })
})

test('a piece of unknown kind has neighbors of unknown kind in its category', () => {
  const closet = [piece('tee', 'tee', 'Red'), piece('unknown', null, 'Red')]
  expect(neighborsOf(piece('thing', null, 'Blue'), closet, 6)).toMatchObject({
    kind: 'tops',
    ofKind: [{ id: 'unknown' }],
  })
})

test('each list is limited to the given count', () => {
  const closet = Array.from({ length: 9 }, (_, at) => piece(String(at), at % 2 ? 'knit' : 'jeans', 'Navy'))
  const { ofKind, inColor } = neighborsOf(sweater, closet, 3)
  expect([ofKind.length, inColor.length]).toEqual([3, 3])
})
