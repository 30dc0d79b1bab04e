import type { ClosetItem } from '../../contract/closet.ts'

/** Whether nothing is known of a wear of a piece: no count and no day, whether logged or set by hand. */
export function isNeverWorn({
  wearCount,
  lastWornDate,
}: Pick<ClosetItem, 'wearCount' | 'lastWornDate'>): boolean {
  return wearCount === 0 && lastWornDate === null
}
