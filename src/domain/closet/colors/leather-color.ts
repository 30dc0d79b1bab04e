import type { GarmentColor, GarmentSlot, Material } from '../garment.ts'
import { readColors } from './perceived-color.ts'

// Words that name a yellow of fabric, and the brown of leather that they name on shoes, bags and belts.
const browns = [
  ['amber', 'cognac'],
  ['honey', 'caramel'],
] as const
const leatherOf = new Map(
  browns.flatMap(([word, brown]) => {
    const [[written], [leather]] = [readColors(word), readColors(brown)]
    return written && leather ? [[written.hex, leather] as const] : []
  }),
)
const leathers: ReadonlySet<Material | null> = new Set<Material | null>([null, 'leather', 'suede'])

/** Returns the color as it is on a piece: the amber of leather boots is a brown, that of a silk top a yellow. */
export function colorOnPiece(
  color: GarmentColor,
  { slot, isBelt, material }: { slot: GarmentSlot; isBelt: boolean; material: Material | null },
): GarmentColor {
  const isLeather = (slot === 'shoes' || slot === 'bag' || isBelt) && leathers.has(material)
  return (isLeather ? leatherOf.get(color.hex) : undefined) ?? color
}
