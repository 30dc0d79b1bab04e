import type { Garment, Material } from '../closet/garment.ts'

const spoiledCloths: ReadonlySet<Material> = new Set<Material>([
  'suede', 'silk', 'satin', 'velvet', 'straw', 'canvas',
]) // prettier-ignore

/** Whether rain or snow ruins a piece, by its rain fitness or its fabric. */
export function isSpoiledByRain({ rain, material }: Pick<Garment, 'rain' | 'material'>): boolean {
  return rain === 'spoils' || (material !== null && spoiledCloths.has(material))
}
