import { expect, test } from 'vitest'
import { closetCategories } from '../../../contract/closet/closet.ts'
import { garmentKinds } from '../garment-kinds.ts'
import { drawingAddress } from './drawing-address.ts'
import { pieceDrawing } from './piece-drawing.ts'

test('a piece is drawn as the kind in its name', () => {
  const piece = { name: 'Camel trench coat', category: 'Outerwear', color: 'Camel' } as const
  expect(pieceDrawing(piece)).toBe(drawingAddress('trench-coat', 'Camel'))
})

test.each(closetCategories)(
  'a piece of %s without a kind in its name is drawn as a kind of that category',
  (category) => {
    const kind = /\/drawings\/(.+)\.svg/.exec(
      pieceDrawing({ name: 'Old favorite', category, color: 'red' }),
    )?.[1]
    expect(garmentKinds.find(({ id }) => id === kind)?.category).toBe(category)
  },
)
