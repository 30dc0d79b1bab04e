import type { GarmentKind } from '../garment-kinds.ts'
import { accessories } from './garments/accessories.ts'
import { bags } from './garments/bags.ts'
import { bootKinds } from './garments/boots.ts'
import { denim } from './garments/denim.ts'
import { drawingBox } from './drawing-box.ts'
import { dresses } from './garments/dresses.ts'
import { flatShoes } from './garments/flat-shoes.ts'
import { headwear } from './garments/headwear.ts'
import { jackets } from './garments/jackets.ts'
import { jewelry } from './garments/jewelry.ts'
import { knitwear } from './garments/knitwear.ts'
import { outlineTones } from './cloth-tones.ts'
import type { Pattern } from './patterns.ts'
import { createOutlinePen, createPen, type Drawing } from './pen.ts'
import { printDefinition } from './print.ts'
import { shirts } from './garments/shirts.ts'
import { skirts } from './garments/skirts.ts'
import { sweats } from './garments/sweats.ts'
import { tailoring } from './garments/tailoring.ts'
import { tops } from './garments/tops.ts'
import { trouserKinds } from './garments/trousers.ts'
import { weatherwear } from './garments/weatherwear.ts'

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

// Default for viewing the file alone; the web app uses the lines as a mask and fills them with a theme color.
const OUTLINE_COLOR = '#1d1a17'

/** Look of a drawing: fabric in a color, or an outline for missing pieces. */
export type GarmentLook =
  | {
      readonly look?: undefined
      /** `#rrggbb`. */
      readonly color: string
      readonly pattern: Pattern | null
    }
  | { readonly look: 'outline' }

type DrawGarmentOptions = GarmentLook & {
  /** 'tight' crops the sheet to the garment, for collages. */
  readonly box?: 'tight' | undefined
}

/**
 * Draws a garment lying flat, as an SVG document on a sheet of 400 by 500.
 * All colors are presentation attributes, because the content security policy of drawings forbids styles.
 */
export function drawGarment(kind: GarmentKind, options: DrawGarmentOptions): string {
  const viewBox = (options.box === 'tight' ? drawingBox(kind) : WHOLE_SHEET).join(' ')
  if (options.look === 'outline') return svgOf(viewBox, outlineOf(kind))
  return svgOf(viewBox, marksInCloth(kind, options.color, options.pattern))
}

/** An SVG document of a drawing's marks. */
export function svgOf(viewBox: string, marks: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linejoin="round" stroke-linecap="round">${marks}</svg>`
}

/** A garment's marks on its sheet. Drawings in one document need different `idStart`s, and only one may have a pattern. */
export function marksInCloth(
  kind: GarmentKind,
  color: string,
  pattern: Pattern | null,
  idStart?: string,
): string {
  const pen = createPen(color, pattern, idStart)
  const print = pattern ? printDefinition(pattern, pen.tones) : ''
  return print + drawings[kind](pen)
}

// Uses the drawing in black and white as a mask, so that only its lines get the color.
function outlineOf(kind: GarmentKind): string {
  const lines = drawings[kind](createOutlinePen())
    // Replaces the fixed colors of soles, buckles and highlights.
    .replaceAll(/fill="#[0-9a-f]+"/g, `fill="${outlineTones.base}"`)
    .replaceAll(/stroke="(#[0-9a-f]+)"/g, (mark, color) =>
      color === outlineTones.line ? mark : `stroke="${outlineTones.base}"`,
    )
  return `<mask id="lines" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="500">${lines}</mask><rect width="400" height="500" fill="${OUTLINE_COLOR}" mask="url(#lines)"/>`
}
