import type { Garment } from '../garment.ts'

/** Whether a piece has a hem that wind can lift: skirts and dresses, but not jumpsuits. */
export function hasSkirt({ slot, tags, type }: Pick<Garment, 'slot' | 'tags' | 'type'>): boolean {
  if (slot === 'bottom') return tags.has('skirt')
  return slot === 'dress' && type !== null && !tags.has('jumpsuit') && !tags.has('overalls')
}
