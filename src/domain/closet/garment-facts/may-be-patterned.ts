import { hasUnreadColor } from '../colors/has-unread-color.ts'
import type { Garment } from '../garment.ts'
import { hasTag } from '../tags/garment-tags.ts'

interface Described {
  readonly name: string
  readonly color: string
  readonly garment: Garment
}

// 'with snowflakes', but not 'with pockets'.
const PERHAPS_PATTERNED =
  /seersucker|madras|calico|chintz|toile|broderie|eyelet|brocade|jacquard|damask|embroider|patchwork|appliqu|burnout|devor[eé]|\bwith (?!(?:[\w-]+ ){0,2}(?:pockets?|buttons?|hood|belt|sleeves?|zips?|zippers?|collar|lining|straps?|laces?|cuffs?|buckles?)\b)/i

/** Whether clothes without a stated pattern may have one: in two or unknown colors, in seersucker or embroidered. */
export function mayBePatterned({ name, color, garment }: Described): boolean {
  if (garment.pattern !== null || garment.slot === 'shoes' || garment.slot === 'bag') return false
  if (hasTag(garment, ['jewelry', 'necklace', 'earrings', 'watch', 'sunglasses', 'eyeglasses'])) return false
  return garment.otherColors.length > 0 || hasUnreadColor(color) || PERHAPS_PATTERNED.test(`${name} ${color}`)
}
