import { fill, repeated } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/shirts.json' with { type: 'json' }

function shirt(pen: Pen): string {
  const { seam, stitch, both, button, part } = pen
  const { shade } = shapes.shirt
  const outline = mirroredOutline(shapes.shirt.outline)
  const details =
    both(
      seam('M301 107C286 134 284 166 290 198') +
        seam('M318 376Q340 374 358 366') +
        stitch('M319 381Q340 379 358 371'),
    ) +
    seam('M191 116V453M209 116V453', 0.86) +
    repeated(6, (step) => button(200, 148 + step * 49, 3)) +
    part('M229 204L271 200L272 244L251 254L230 247Z', 0.95) +
    stitch('M230 211L271 207') +
    button(338, 391, 2.6) +
    button(62, 391, 2.6)
  const sleeve: Panel = { area: 'M301 107C286 134 284 166 290 198L322 407L420 420V60Z', turn: [-8, 304, 112] }
  return pen.cloth(outline, { shade, panels: [sleeve], details }) + shirtCollar(pen)
}

/** Turned-down shirt collar with its visible inside; ends at y = 72. */
export function shirtCollar(pen: Pen): string {
  const { seam, stitch, both, part, inside } = pen
  const { leaf } = shapes.shirtCollar
  return (
    inside('M166 72Q200 62 234 72C226 94 214 106 200 110C186 106 174 94 166 72Z', [78, 18]) +
    seam('M166 72Q200 62 234 72', 1.2) +
    both(part(leaf, 1.3, [40, 228, 106]) + stitch('M243 102L227 128L206 108'))
  )
}

function blouse(pen: Pen): string {
  const { seam, both, button, part, tones } = pen
  const { shade, gathers, loop, tail } = shapes.blouse
  const outline = mirroredOutline(shapes.blouse.outline)
  const details =
    both(
      seam('M298 109C284 138 282 170 288 200') +
        seam('M325 380Q342 383 357 376') +
        seam(gathers, 0.85, 0.7) +
        seam('M297 118C300 132 302 144 303 158M303 118C308 130 312 142 314 156', 0.8, 0.55) +
        button(350, 390, 2.4),
    ) +
    seam('M200 128V427', 0.95) +
    seam('M209 130V427', 0.8, 0.6) +
    repeated(5, (step) => button(204.5, 196 + step * 50, 2.8)) +
    seam(
      'M168 124C164 150 162 176 164 204M178 126C176 144 176 160 177 176M232 124C236 150 238 176 236 204',
      0.8,
      0.5,
    )
  const bow =
    pen.inside('M164 80Q200 68 236 80C229 102 216 114 200 118C184 114 171 102 164 80Z', [86, 17]) +
    seam('M164 80Q200 68 236 80', 1.2) +
    both(
      part(
        'M236 80C242 88 246 98 246 106C230 108 214 116 202 126L198 112C216 108 230 98 236 80Z',
        1.1,
        [40, 220, 100],
      ),
    ) +
    `<g transform="rotate(9 200 124)">${part(tail, 1.1)}</g>` +
    `<g transform="matrix(-1 0 0 1 398 -4) rotate(2 200 124)">${part(tail, 1.1)}</g>` +
    both(
      part(loop, 1.2, [70, 230, 120]) +
        fill('M210 122C222 112 240 108 250 114C240 118 226 122 212 126Z', tones.shade, 0.9) +
        seam('M210 122C222 112 240 108 250 114', 0.8, 0.7),
    ) +
    part('M192 116Q200 112 208 116Q211 125 208 134Q200 138 192 134Q189 125 192 116Z', 1.2)
  const sleeve: Panel = { area: 'M298 109C284 138 282 170 288 200L325 380L420 420V60Z', turn: [-9, 304, 112] }
  return pen.cloth(outline, { shade, panels: [sleeve], details }) + bow
}

/** Shirts that button down the front. */
export const shirts = { shirt, blouse } satisfies Record<string, Drawing>
