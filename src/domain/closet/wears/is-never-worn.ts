import type { ClosetItem } from '../../../contract/closet/closet.ts'

/** Whether a piece has neither a wear count nor a last worn date, logged or entered by hand. */
export function isNeverWorn({
  wearCount,
  lastWornDate,
}: Pick<ClosetItem, 'wearCount' | 'lastWornDate'>): boolean {
  return wearCount === 0 && lastWornDate === null
}
