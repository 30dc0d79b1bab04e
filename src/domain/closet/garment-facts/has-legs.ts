import type { Garment } from '../garment.ts'

/** Whether a garment covers each leg separately, as trousers do. */
export const hasLegs = ({ slot, tags, kind, set }: Garment): boolean =>
  (slot === 'bottom' && !tags.has('skirt')) || kind === 'jumpsuit' || (slot === 'outer' && set === 'suit')

/** Whether a garment has a waistband: trousers, a skirt or a suit, but not a dress or a jumpsuit. */
export const hasWaistband = ({ slot, set }: Garment): boolean =>
  slot === 'bottom' || (slot === 'outer' && set === 'suit')
