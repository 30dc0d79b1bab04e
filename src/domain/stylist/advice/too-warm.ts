import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'
import { HOT_CELSIUS } from './choose-outer-layer.ts'

/** Formality from which a suit is worn in any weather. */
export const SUIT_FROM = 3.9
const NO_JEANS_FROM = 25

/** Whether a garment shows sweat, as satin does, or is heavy on a summer day, as jeans are. */
export function isStickyInHeat(
  { name, piece: { garment } }: CatalogGarment,
  { celsius, reading }: AdviceInput,
): boolean {
  const { material } = garment
  // Running in the heat calls for bare arms and legs.
  const isCovering =
    garment.tags.has('running') &&
    garment.slot !== 'shoes' &&
    !garment.bares.has('arms') &&
    !garment.bares.has('lower legs')
  const isSticky =
    (garment.tags.has('leggings') && garment.purpose !== 'sport') ||
    material === 'satin' ||
    material === 'velvet' ||
    material === 'leather' ||
    (material === 'wool' &&
      (reading.needs.formality.ideal < SUIT_FROM || !hasTag(garment, ['suiting', 'tailored', 'business'])))
  // Fully lined, and too warm in the heat.
  const isLinedSuit = name === 'wool suit' && reading.needs.formality.ideal >= SUIT_FROM - 0.2
  if (isLinedSuit && celsius !== null && celsius >= HOT_CELSIUS) return true
  const isHeavy = garment.slot === 'bottom' && garment.tags.has('jeans') && !garment.isOpen
  if (isHeavy) return celsius !== null && celsius >= NO_JEANS_FROM && reading.needs.dayTime !== 'evening'
  return celsius !== null && celsius >= HOT_CELSIUS && garment.slot !== 'shoes' && (isSticky || isCovering)
}

/** Whether a shoe is a work boot where sneakers do: nobody carries boxes in boots in the heat. */
export const isHeavyBootInHeat = ({ part, piece }: CatalogGarment, { celsius, reading }: AdviceInput) =>
  part === 'shoes' &&
  piece.garment.tags.has('work boots') &&
  !piece.garment.tags.has('safety') &&
  celsius !== null &&
  celsius >= NO_JEANS_FROM &&
  reading.rows.some(({ id }) => id === 'moving' || id === 'lifting')

/** Whether a dress has long sleeves in the heat or for dancing, except for those who cover up. */
export function isLongSleevedInHeat(
  { name, part }: CatalogGarment,
  { asker, celsius, reading }: AdviceInput,
): boolean {
  // Dancers get warm in any season.
  const dances = reading.event?.id === 'salsa' || reading.event?.id === 'club'
  const isHot =
    dances || (celsius !== null && celsius >= HOT_CELSIUS) || asker.rows.some(({ id }) => sweaty.has(id))
  const isByChoice = asker.wearer.coverage !== 'as I like' || asker.rows.some(({ coversArms }) => coversArms)
  return part === 'whole' && /^(?:full-length )?long-sleeve/.test(name) && isHot && !isByChoice
}

const sweaty: ReadonlySet<string> = new Set(['runs hot', 'sweat', 'hot flashes', 'hot room'])
