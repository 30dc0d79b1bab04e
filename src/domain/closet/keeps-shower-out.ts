import type { GarmentKind } from './garment-kinds.ts'
import type { Garment } from './garment.ts'

const closeWoven: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['trench-coat', 'parka', 'raincoat'])

/** Whether a coat or jacket keeps a shower from what is under it, though not a day of rain: a trench, a synthetic shell. */
export function keepsShowerOut({ slot, kind, material, rain }: Garment): boolean {
  if (slot !== 'outer' || rain !== 'bears') return rain === 'keeps out'
  return (kind !== null && closeWoven.has(kind)) || material === 'synthetic' || material === 'leather'
}
