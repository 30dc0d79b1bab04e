import { expect, test } from 'vitest'
import { closetCategories } from '../../../contract/closet/closet.ts'
import { garmentKinds } from '../garment-kinds.ts'
import { drawingAddress } from './drawing-address.ts'
import { pieceDrawing, redrawn } from './piece-drawing.ts'

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

test.each([
  ['Black abaya', 'Dresses', 'long-dress'],
  ['Emerald kaftan', 'Dresses', 'long-dress'],
  ['Long sleeve maxi dress', 'Dresses', 'long-dress'],
  ['Linen maxi dress', 'Dresses', 'maxi-dress'],
  ['Gold brooch', 'Accessories', 'necklace'],
] as const)('%s is drawn as what it is read as', (name, category, kind) => {
  expect(pieceDrawing({ name, category, color: 'Black' })).toBe(drawingAddress(kind, 'Black'))
})

test('a corrected type changes the drawing, not its color or pattern', () => {
  const piece = { name: 'Thingamajig', category: 'Accessories', color: 'Purple', type: 'scarf' } as const
  expect(redrawn(drawingAddress('tote', 'Purple', 'stripe'), piece)).toBe(
    drawingAddress('scarf', 'Purple', 'stripe'),
  )
})
