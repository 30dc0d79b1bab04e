import { nameColor } from './color-name.ts'
import { readDrawingAddress } from './drawings/read-drawing-address.ts'

/** The name of the color that a drawing of ours is drawn in; null for any other picture. */
export function drawnColor(address: string): string | null {
  const drawing = readDrawingAddress(address)
  return drawing && drawing.look !== 'outline' ? nameColor(drawing.color) : null
}
