import { nameColor } from '../colors/color-name.ts'
import { readDrawingAddress } from './read-drawing-address.ts'

/** Name of the color of one of Armadio's drawings; null for any other picture and for outlines. */
export function drawnColor(address: string): string | null {
  const drawing = readDrawingAddress(address)
  return drawing && drawing.look !== 'outline' ? nameColor(drawing.color) : null
}
