import type { Garment } from '../closet/garment.ts'
import { rainOfMaterials } from '../closet/garment-words/weather-traits.ts'

/** Whether rain or snow ruins a piece, by its rain fitness or its fabric. */
export function isSpoiledByRain({ rain, material }: Pick<Garment, 'rain' | 'material'>): boolean {
  if (rain === 'spoils' || material === 'canvas') return true
  return material !== null && rainOfMaterials[material] === 'spoils'
}
