import { cord, fill } from '../marks.ts'
import { hemRibs } from './knitwear.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import { neckband } from '../neckline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/sweats.json' with { type: 'json' }

// Wider than a sweater, gathered into cuffs and hem.
const outline = mirroredOutline(shapes.outline)
const { sweatShade } = shapes
const sleeve: Panel = { area: 'M306 112C292 140 290 174 298 208L330 405L420 420V60Z', turn: [-8, 312, 116] }

function bodyDetails({ seam, stitch, both }: Pen): string {
  return (
    both(
      seam('M307 108C291 140 290 174 298 208') +
        stitch('M302 107C286 140 285 174 292 204') +
        seam('M326 384Q346 384 364 375') +
        seam('M331 386L335 403M338 386L342 403M345 385L349 402M352 383L356 400M358 380L361 398', 0.78, 0.55),
    ) +
    seam('M108 392Q200 404 292 392') +
    seam(hemRibs(114, 286, 396, 21, 7), 0.78, 0.55)
  )
}

function sweatshirt(pen: Pen): string {
  const { seam, stitch } = pen
  const neck = neckband(pen, outline, {
    front: 'M158 82C162 112 180 126 200 126C220 126 238 112 242 82',
    back: 'Q226 97 200 98Q174 97 158 82Z',
    width: 34,
    isRibbed: true,
  })
  const insert = seam('M181 139.5L200 166L219 139.5', 0.95) + stitch('M186 141L200 160L214 141')
  return pen.cloth(outline, {
    shade: sweatShade,
    panels: [sleeve],
    details: bodyDetails(pen) + neck + insert,
  })
}

function hoodie(pen: Pen): string {
  const { seam, stitch, both, part, tones } = pen
  const { pocket, hoodShade } = shapes.hoodie
  const hood = mirroredOutline(shapes.hoodie.hood)
  const opening = mirroredOutline(shapes.hoodie.opening)
  const details =
    bodyDetails(pen) + part(pocket, 1.05) + both(stitch('M258 304L284 354L280 390')) + stitch('M148 305H252')
  const laces = cord('M221 134C224 164 222 196 226 222', tones.light, tones.line, 3.4)
  return (
    pen.cloth(outline, { shade: sweatShade, panels: [sleeve], details }) +
    pen.cloth(hood, {
      shade: hoodShade,
      details:
        seam('M200 36V62', 0.95, 0.8) +
        stitch('M206 37V62M194 37V62', 0.6) +
        fill(opening, tones.deep) +
        seam(opening, 1.1) +
        seam('M200 62C186 80 182 110 186 138M200 62C216 84 220 112 212 138', 0.8, 0.4) +
        `<rect x="192" y="126" width="16" height="8" rx="1" fill="${tones.light}" opacity=".8"/>`,
    }) +
    both(
      stitch('M200 56C234 56 246 82 244 106C238 126 218 142 204 153') +
        `<circle cx="221" cy="133" r="2.6" fill="${tones.deep}" stroke="${tones.line}"/>` +
        laces +
        cord('M226 220L226.5 230', tones.light, tones.line, 4.4, 'stroke-linecap="butt"'),
    )
  )
}

/** Tops of sweatshirt fleece. */
export const sweats = { sweatshirt, hoodie } satisfies Record<string, Drawing>
