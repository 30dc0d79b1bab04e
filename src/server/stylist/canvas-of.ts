import type { OutfitItem } from '../../contract/closet-outfit.ts'
import type { LookCanvas } from '../../contract/closet-canvas.ts'

/**
 * The canvas to store for a look with these pieces: places of other pieces are left out. Null, for the automatic
 * collage, and undefined, for no change, stay as they are.
 */
export function canvasOf(
  canvas: LookCanvas | null | undefined,
  items: readonly OutfitItem[],
): LookCanvas | null | undefined {
  if (!canvas) return canvas
  const pieces = canvas.pieces.filter(({ itemId }) => items.some(({ id }) => id === itemId))
  return pieces.length > 0 ? { pieces } : null
}
