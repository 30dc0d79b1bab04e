import type { Garment } from '../garment.ts'
import { hasTag } from '../tags/garment-tags.ts'

// In clo; a thicker knit makes a bulge under the waistband.
const MAX_THIN_CLO = 0.32

/** Whether a top can be tucked in: thin enough, and with a hem that is long enough and not made to hang out. */
export function isTuckable({ slot, length, warmthClo, tags }: Garment): boolean {
  return (
    slot === 'top' &&
    length !== 'cropped' &&
    warmthClo <= MAX_THIN_CLO &&
    !hasTag({ tags }, ['untucked', 'traditional', 'chunky knit', 'hoodie', 'sweatshirt', 'athletic'])
  )
}
