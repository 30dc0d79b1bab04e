import { describe, expect, test } from 'vitest'
import { outfitSlots } from '../../../contract/closet/outfit-items.ts'
import { LookCanvas } from '../../../contract/closet/look-canvas.ts'
import { placeOnCanvas, type CanvasPiece } from './canvas-layout.ts'

const id = (at: number) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`
const piecesOf = (...slots: CanvasPiece['slot'][]): CanvasPiece[] =>
  slots.map((slot, at) => ({ id: id(at), slot, isCutOut: true }))
const place = { x: 0.2, y: 0.3, width: 0.4, height: 0.4, angle: 15 }

describe('placing pieces on a canvas', () => {
  test('every automatic place is valid for storage', () => {
    const outfits = [
      piecesOf('outer', 'top', 'bottom', 'shoes', 'bag', 'extra'),
      piecesOf('dress', 'shoes'),
      piecesOf('top', 'top', 'bottom'),
      piecesOf(...outfitSlots, 'extra', 'extra', 'extra', 'extra'),
      piecesOf('shoes'),
    ]
    for (const pieces of outfits) {
      const placed = placeOnCanvas(pieces, null)
      expect(placed.map(({ piece }) => piece).toSorted((one, other) => one - other)).toEqual([
        ...pieces.keys(),
      ])
      const canvas = { pieces: placed.map((each) => ({ itemId: id(each.piece), ...each.place })) }
      expect(LookCanvas.parse(canvas)).toEqual(canvas)
    }
  })

  test('stored pieces are layered in stored order', () => {
    const pieces = piecesOf('top', 'bottom')
    const canvas = { pieces: [1, 0].map((at) => ({ itemId: id(at), ...place })) }
    expect(placeOnCanvas(pieces, canvas)).toEqual([
      { piece: 1, place },
      { piece: 0, place },
    ])
  })

  test('a piece added later lies on top, and places of removed pieces are ignored', () => {
    const pieces = piecesOf('top', 'bottom')
    const canvas = { pieces: [9, 0].map((at) => ({ itemId: id(at), ...place })) }
    const placed = placeOnCanvas(pieces, canvas)
    expect(placed.map(({ piece }) => piece)).toEqual([0, 1])
    expect(placed[0]?.place).toEqual(place)
    expect(placed[1]?.place).toEqual(placeOnCanvas(pieces, null).find(({ piece }) => piece === 1)?.place)
  })

  test('photos with a background lie under cut-outs', () => {
    const [shirt, trousers] = piecesOf('top', 'bottom')
    const pieces = [shirt, trousers].flatMap((piece, at) => (piece ? [{ ...piece, isCutOut: at === 0 }] : []))
    expect(placeOnCanvas(pieces, null).map(({ piece }) => piece)).toEqual([1, 0])
  })
})
