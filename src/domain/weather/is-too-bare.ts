import type { Garment } from '../closet/garment.ts'

/** From here down bare feet are cold. */
export const OPEN_SHOES_FROM_CELSIUS = 13
/** And bare arms and legs from here. */
const BARE_FROM_CELSIUS = 12

/** Whether a piece leaves bare what a day of so many degrees, by the whole degree, is too cold for. */
export function isTooBare({ isOpen, slot }: Pick<Garment, 'isOpen' | 'slot'>, celsius: number): boolean {
  return isOpen && Math.round(celsius) < (slot === 'shoes' ? OPEN_SHOES_FROM_CELSIUS : BARE_FROM_CELSIUS)
}
