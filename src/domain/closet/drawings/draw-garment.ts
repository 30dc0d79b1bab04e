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
import type { Pattern } from './patterns.ts'
import { createPen, type Drawing } from './pen.ts'
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

interface DrawGarmentOptions {
  /** `#rrggbb`. */
  readonly color: string
  readonly pattern: Pattern | null
  /** 'tight' cuts the sheet to the garment, as a collage wants it. */
  readonly box?: 'tight' | undefined
}

/**
 * A flat-lay drawing of a garment as an SVG document of its own, on a sheet of 400 by 500.
 * Its colors are all presentation attributes: it is served under a policy that allows no style.
 */
export function drawGarment(kind: GarmentKind, { color, pattern, box }: DrawGarmentOptions): string {
  const pen = createPen(color, pattern)
  const print = pattern ? printDefinition(pattern, pen.tones) : ''
  const viewBox = (box === 'tight' ? drawingBox(kind) : WHOLE_SHEET).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linejoin="round" stroke-linecap="round">${print}${drawings[kind](pen)}</svg>`
}
