import * as z from 'zod/mini'
import { garmentKindIds, type GarmentKind } from '../garment-kinds.ts'
import rows from './drawing-boxes.json' with { type: 'json' }

const Box = z.tuple([z.number(), z.number(), z.number(), z.number()])

// Measured in the browser from rendered pixels, with a margin of 1 to 2 units on each side.
const boxes = z.record(z.enum(garmentKindIds), Box).parse(rows)

/** Bounding box of a garment on its sheet of 400 by 500, including the outline: x, y, width and height. */
export function drawingBox(kind: GarmentKind): z.infer<typeof Box> {
  return boxes[kind]
}
