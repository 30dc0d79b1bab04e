import type { Garment } from '../closet/garment.ts'

/** Open shoes are too cold below this temperature. */
export const OPEN_SHOES_FROM_CELSIUS = 13
/** Bare arms and legs are too cold below this temperature. */
const BARE_FROM_CELSIUS = 12

/** Whether a piece is too bare for a temperature, rounded to whole degrees. */
export function isTooBare({ isOpen, slot }: Pick<Garment, 'isOpen' | 'slot'>, celsius: number): boolean {
  return isOpen && Math.round(celsius) < (slot === 'shoes' ? OPEN_SHOES_FROM_CELSIUS : BARE_FROM_CELSIUS)
}
