import type { Garment } from '../../closet/garment.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'

// prettier-ignore
const bareKinds: ReadonlySet<GarmentKind> = new Set<GarmentKind>([
  'tank-top', 'camisole', 'slip-dress', 'mini-skirt', 'shorts', 'denim-shorts',
])

/** Whether a garment leaves shoulders, belly or thighs bare: out of place where an occasion asks for cover. */
export function showsSkin({ kind, slot, length, isOpen }: Garment): boolean {
  if (kind && bareKinds.has(kind)) return true
  return (slot === 'top' || slot === 'dress' || slot === 'bottom') && isOpen && length === 'cropped'
}
