import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import { MOST_PIECES } from './add-accessories.ts'
import type { AdviceInput } from './advice-input.ts'
import { COLD_CELSIUS } from './choose-outer-layer.ts'

const overFleece: readonly GarmentTag[] = ['ski jacket', 'down', 'winter coat']
/** Adds a fleece between a base layer and a ski jacket, or any warm jacket on a hike, in the cold. */
export function addFleece(
  chosen: CatalogGarment[],
  fit: readonly CatalogGarment[],
  { celsius, reading }: AdviceInput,
): void {
  const isLayered =
    chosen.some(
      ({ part, piece: { garment } }) =>
        part === 'layer' &&
        hasTag(garment, reading.needs.activities.includes('hiking') ? overFleece : ['ski jacket']),
    ) && chosen.some(({ piece }) => piece.garment.tags.has('base layer'))
  if (!isLayered || celsius === null || celsius >= COLD_CELSIUS) return
  // In a full list it comes before socks, but not before gloves and a helmet.
  const socks = chosen.findIndex(({ piece }) => piece.garment.tags.has('socks'))
  if (chosen.length >= MOST_PIECES && socks >= 0) chosen.splice(socks, 1)
  if (chosen.length >= MOST_PIECES) return
  const fleeces = fit.filter(({ name }) => name === 'fleece pullover' || name === 'fleece jacket')
  chosen.push(...fleeces.toReversed().slice(0, 1))
}
