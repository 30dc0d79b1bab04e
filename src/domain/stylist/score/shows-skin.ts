import type { Garment } from '../../closet/garment.ts'

const skin = ['shoulders', 'midriff', 'thighs'] as const

/**
 * Whether a garment leaves shoulders, belly or thighs bare: out of place where an occasion asks for cover. A culture's
 * traditional dress counts as covered.
 */
export function showsSkin({ slot, bares, length, isOpen, culture }: Garment): boolean {
  if (culture !== null) return false
  if (slot !== 'top' && slot !== 'dress' && slot !== 'bottom') return false
  return skin.some((part) => bares.has(part)) || (isOpen && length === 'cropped')
}
