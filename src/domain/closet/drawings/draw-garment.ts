import type { GarmentKind } from '../garment-kinds.ts'
import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { bootKinds } from './boots.ts'
import { denim } from './denim.ts'
import { drawingBox } from './drawing-box.ts'
import { dresses } from './dresses.ts'
import { flatShoes } from './flat-shoes.ts'
import { headwear } from './headwear.ts'
import { jackets } from './jackets.ts'
import { jewelry } from './jewelry.ts'
import { knitwear } from './knitwear.ts'
import { outlineTones } from './outline-tones.ts'
import type { Pattern } from './patterns.ts'
import { createOutlinePen, createPen, type Drawing } from './pen.ts'
import { printDefinition } from './print.ts'
import { shirts } from './shirts.ts'
import { skirts } from './skirts.ts'
import { sweats } from './sweats.ts'
import { tailoring } from './tailoring.ts'
import { tops } from './tops.ts'
import { trouserKinds } from './trousers.ts'
import { weatherwear } from './weatherwear.ts'

const drawings: Readonly<Record<GarmentKind, Drawing>> = {
  ...tops,
  ...shirts,
  ...knitwear,
  ...sweats,
  ...trouserKinds,
  ...denim,
  ...skirts,
  ...dresses,
  ...tailoring,
  ...jackets,
  ...weatherwear,
  ...flatShoes,
  ...bootKinds,
  ...bags,
  ...headwear,
  ...accessories,
  ...jewelry,
}

const WHOLE_SHEET = [0, 0, 400, 500]

// For whoever looks at it alone; the page lays a color of its theme through the lines.
const OUTLINE_COLOR = '#1d1a17'

/** How a garment is drawn: in cloth of a color, or its lines alone, for what one does not have. */
export type GarmentLook =
  | {
      readonly look?: undefined
      /** `#rrggbb`. */
      readonly color: string
      readonly pattern: Pattern | null
    }
  | { readonly look: 'outline' }

type DrawGarmentOptions = GarmentLook & {
  /** 'tight' cuts the sheet to the garment, as a collage wants it. */
  readonly box?: 'tight' | undefined
}

/**
 * A flat-lay drawing of a garment as an SVG document of its own, on a sheet of 400 by 500.
 * Its colors are all presentation attributes: it is served under a policy that allows no style.
 */
export function drawGarment(kind: GarmentKind, options: DrawGarmentOptions): string {
  const viewBox = (options.box === 'tight' ? drawingBox(kind) : WHOLE_SHEET).join(' ')
  const marks = options.look === 'outline' ? outlineOf(kind) : inCloth(kind, options.color, options.pattern)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linejoin="round" stroke-linecap="round">${marks}</svg>`
}

function inCloth(kind: GarmentKind, color: string, pattern: Pattern | null): string {
  const pen = createPen(color, pattern)
  const print = pattern ? printDefinition(pattern, pen.tones) : ''
  return print + drawings[kind](pen)
}

// The drawing in black and white is a mask: only its lines let the color through, and no cloth is painted.
function outlineOf(kind: GarmentKind): string {
  const lines = drawings[kind](createOutlinePen())
    // Soles, buckles and glints have colors of their own.
    .replaceAll(/fill="#[0-9a-f]+"/g, `fill="${outlineTones.base}"`)
    .replaceAll(/stroke="(#[0-9a-f]+)"/g, (mark, color) =>
      color === outlineTones.line ? mark : `stroke="${outlineTones.base}"`,
    )
  return `<mask id="lines" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="500">${lines}</mask><rect width="400" height="500" fill="${OUTLINE_COLOR}" mask="url(#lines)"/>`
}
