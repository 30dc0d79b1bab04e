import { repeated } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/tailoring.json' with { type: 'json' }

function blazer(pen: Pen): string {
  const { seam, both, button, part, inside, tones } = pen
  const { lapel, breast, shade } = shapes.blazer
  const outline = mirroredOutline(shapes.blazer.outline)
  const opening = mirroredOutline(shapes.blazer.opening)
  const details =
    both(
      seam('M308 108C292 138 288 172 292 206') +
        seam('M252 262C250 292 251 316 254 334') +
        part('M234 338L282 331L284 349L236 356Z', 1.03) +
        [0, 1, 2].map((step) => button(350 - step * 0.6, 398 - step * 11, 2.4)).join(''),
    ) +
    seam('M200 266V374', 1.2) +
    `<path d="${breast}" fill="${tones.shade}"/>` +
    seam(breast) +
    button(206, 284, 5) +
    button(207, 336, 5)
  const sleeve: Panel = { area: 'M308 108C292 138 288 172 292 206L320 416L420 430V60Z', turn: [-8, 310, 114] }
  return (
    pen.cloth(outline, { shade, panels: [sleeve], details }) +
    inside(opening, [94, 24]) +
    seam('M160 74Q176 84 200 82Q224 84 240 74', 1.2) +
    both(part(lapel, 1.3, [14, 236, 150]) + seam('M247 147L226 138', 1.03))
  )
}

function coat(pen: Pen): string {
  const { seam, stitch, both, button, part, inside } = pen
  const { lapel, shade } = shapes.coat
  const outline = mirroredOutline(shapes.coat.outline)
  const opening = mirroredOutline(shapes.coat.opening)
  const details =
    both(
      seam('M296 87C280 118 278 152 284 184') +
        part('M232 314L280 307L283 327L235 334Z', 1.03) +
        stitch('M236 330L282 323', 0.5) +
        button(332, 352, 2.4) +
        button(331, 340, 2.4) +
        seam('M252 216C248 270 252 290 254 308'),
    ) +
    seam('M207 198C210 290 212 390 212 476', 1.2) +
    stitch('M202 204C205 290 207 390 207 474', 0.5) +
    part('M240 212L274 205L275 214L241 221Z', 0.95) +
    button(196, 226, 5.2) +
    button(197, 278, 5.2) +
    button(198, 330, 5.2)
  const sleeve: Panel = { area: 'M296 87C280 118 278 152 284 184L308 372L420 390V40Z', turn: [-8, 298, 94] }
  return (
    pen.cloth(outline, { shade, panels: [sleeve], details }) +
    inside(opening, [74, 22]) +
    seam('M162 54Q178 64 200 62Q222 64 238 54', 1.2) +
    both(part(lapel, 1.3, [14, 236, 130]) + seam('M248 114L226 106', 1.03))
  )
}

function trenchCoat(pen: Pen): string {
  const { seam, stitch, both, button, part, inside, tones } = pen
  const { lapel, shade } = shapes.trenchCoat
  const outline = mirroredOutline(shapes.trenchCoat.outline)
  const opening = mirroredOutline(shapes.trenchCoat.opening)
  const details =
    both(
      seam('M290 86C276 116 274 152 283 184') +
        seam('M303 330Q324 328 342 320') +
        seam('M304 340Q325 338 343 330') +
        seam('M262 300L276 344', 1.1) +
        seam('M268 298L282 342') +
        part('M258 76L290 88L286 97L256 84Z', 0.95, [20, 272, 84]) +
        button(263, 82, 2.2),
    ) +
    seam('M244 166C246 230 246 250 246 262C248 340 252 420 252 472', 1.1) +
    [196, 226, 302, 346, 390].map((y) => button(178, y, 4.6) + button(226, y, 4.6)).join('') +
    seam('M118 180C150 190 176 180 200 168')
  const belt =
    part('M124 252Q200 262 276 252L277 272Q200 283 123 272Z', 1.2) +
    stitch('M124 256Q200 266 276 256M123 268Q200 279 277 268') +
    part('M212 262C226 290 240 320 244 352L228 356C222 324 214 300 200 274Z', 1.1) +
    `<rect x="188" y="253" width="26" height="28" rx="3" fill="${tones.shade}" stroke="${tones.line}" stroke-width="2.6"/>` +
    `<rect x="194" y="259" width="14" height="16" rx="1.5" fill="${tones.base}" stroke="${tones.line}"/>`
  const sleeve: Panel = { area: 'M290 86C276 116 274 152 283 184L308 364L420 380V40Z', turn: [-8, 294, 92] }
  return (
    pen.cloth(outline, { shade, panels: [sleeve], details }) +
    belt +
    inside(opening, [76, 20]) +
    seam('M164 58Q180 68 200 66Q220 68 236 58', 1.2) +
    both(part(lapel, 1.3, [14, 234, 112]) + seam('M246 120L224 108', 1.03))
  )
}

function waistcoat(pen: Pen): string {
  const { seam, stitch, both, button, part, inside, tones } = pen
  const { shade } = shapes.waistcoat
  const outline = mirroredOutline(shapes.waistcoat.outline)
  const opening = mirroredOutline(shapes.waistcoat.opening)
  const details =
    both(
      seam('M248 88C244 150 222 196 202 226', 0.95) +
        seam('M262 208C254 260 254 320 258 382', 0.9) +
        part('M232 292L274 284L276 296L234 304Z', 0.95) +
        stitch('M273 101C264 140 268 180 292 208', 0.6) +
        stitch('M288 366C262 378 238 394 226 412', 0.5),
    ) +
    part('M238 222L270 216L271 226L239 232Z', 0.95) +
    seam('M200 224V376', 1.2) +
    repeated(5, (step) => button(205, 240 + step * 29, 4))
  return (
    inside('M164 84Q200 70 236 84L276 98Q200 130 124 98Z') +
    pen.cloth(outline, { shade, details }) +
    inside(opening) +
    `<rect x="188" y="110" width="24" height="12" rx="1" fill="${tones.light}" opacity=".75"/>` +
    both(seam('M236 84C234 140 218 190 200 224', 1.2)) +
    seam('M164 84Q178 99 200 100Q222 99 236 84', 1.2)
  )
}

/** Outerwear with a tailored collar, and the waistcoat. */
export const tailoring = {
  blazer,
  coat,
  'trench-coat': trenchCoat,
  waistcoat,
} satisfies Record<string, Drawing>
