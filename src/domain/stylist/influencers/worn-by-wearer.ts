import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { OutfitLine } from './outfit-line.ts'

/** Whether a wearer would put the piece of a line on. A wearer who said nothing wears everything. */
export function isWornBy({ garment, note }: OutfitLine, wearer: Wearer | undefined): boolean {
  // The notes know for whom they are written better than the type of garment does.
  if (note && wearer?.wears === 'menswear' && note.wornBy === 'women') return false
  const isForAll = note !== null && note.wornBy === undefined
  return suitsWearer(isForAll ? { ...garment, wornBy: null } : garment, wearer)
}
