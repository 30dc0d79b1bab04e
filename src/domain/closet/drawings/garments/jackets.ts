import { denimButton, topstitch } from './denim.ts'
import { fill, repeated, stroke } from '../marks.ts'
import { hemRibs } from './knitwear.ts'
import { materials } from '../materials.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/jackets.json' with { type: 'json' }

const sleeve: Panel = { area: 'M304 108C288 136 286 170 292 204L320 404L420 420V60Z', turn: [-8, 306, 114] }
const { armhole, jacketShade } = shapes

/** Zip with tape, teeth, and a pull at its top. */
export function zip(path: string, pull: readonly [x: number, y: number], line: string): string {
  return (
    stroke(path, line, 5.5, 0.9, 'stroke-linecap="butt"') +
    stroke(path, materials.steel, 3.4, 1, 'stroke-linecap="butt" stroke-dasharray="1.6 1.2"') +
    `<rect x="${pull[0] - 2.5}" y="${pull[1]}" width="5" height="11" rx="2" fill="${materials.steel}" stroke="${line}" stroke-width=".9"/>`
  )
}

/** Turned-down jacket collar that ends at y = 72. */
function collar(pen: Pen, thread: (path: string) => string): string {
  const { seam, both, part, inside } = pen
  const { leaf } = shapes.collar
  return (
    inside('M164 72Q200 62 236 72C228 96 214 108 200 112C186 108 172 96 164 72Z', [78, 20]) +
    seam('M164 72Q200 62 236 72', 1.2) +
    both(part(leaf, 1.3, [38, 230, 106]) + thread('M249 108L233 136L206 110'))
  )
}

function jacket(pen: Pen): string {
  const { seam, stitch, both, button } = pen
  const outline = mirroredOutline(shapes.jacket.outline)
  const details =
    both(
      seam(armhole) +
        seam('M317 368Q338 366 356 358') +
        stitch('M318 374Q338 372 356 364') +
        seam('M224 306L280 302L281 366Q253 376 225 368Z', 1.03) +
        stitch('M225 314L280 310'),
    ) +
    seam('M226 198L270 194L271 240Q249 248 227 242Z', 1.03) +
    stitch('M227 206L270 202') +
    seam('M194 116V420', 1.1) +
    stitch('M199 118V418M217 122V418') +
    repeated(5, (step) => button(206, 150 + step * 58, 5)) +
    stitch('M108 408Q200 414 292 408')
  return pen.cloth(outline, { shade: jacketShade, panels: [sleeve], details }) + collar(pen, stitch)
}

function denimJacket(pen: Pen): string {
  const { seam, both, part, tones } = pen
  const { shade, pocket } = shapes.denimJacket
  const outline = mirroredOutline(shapes.denimJacket.outline)
  const details =
    fill('M226 210C232 270 234 320 236 366L262 364C264 310 262 260 254 206Z', tones.light, 0.3) +
    fill('M174 210C168 270 166 320 164 366L138 364C136 310 138 260 146 206Z', tones.light, 0.3) +
    both(
      seam(armhole) +
        topstitch('M299 106C283 136 281 172 287 206') +
        seam('M317 358Q338 356 355 348') +
        topstitch('M318 363Q338 361 355 353') +
        seam('M212 180L290 174') +
        topstitch('M212 176L290 170') +
        seam('M222 196C228 260 230 320 231 366M272 190C266 260 258 320 252 364') +
        topstitch('M226 198C232 260 234 320 235 366M268 194C262 260 254 320 248 364') +
        part(pocket, 1) +
        topstitch('M225 186L269 183M226 193L248 201L269 189') +
        denimButton(pen, 248, 196, 2.8) +
        denimButton(pen, 341, 378, 2.6),
    ) +
    seam('M119 366Q200 378 281 366', 1.1) +
    topstitch('M119 370Q200 382 281 370M119 386Q200 396 282 386') +
    seam('M191 114V400M211 118V400', 1) +
    topstitch('M195 118V398M207 118V398') +
    repeated(5, (step) => denimButton(pen, 201, 140 + step * 55)) +
    denimButton(pen, 201, 386)
  return pen.cloth(outline, { shade, panels: [sleeve], details }) + collar(pen, (path) => topstitch(path))
}

function leatherJacket(pen: Pen): string {
  const { seam, stitch, both, part, inside, tones } = pen
  const { shade, opening, right, left } = shapes.leatherJacket
  const outline = mirroredOutline(shapes.leatherJacket.outline)
  const details =
    both(
      seam('M302 105C286 134 284 168 290 202') +
        stitch('M297 104C281 134 279 168 285 204') +
        seam('M300 196C314 194 326 188 334 180', 0.8, 0.5),
    ) +
    zip('M318 332L326 388', [318, 330], tones.line) +
    zip('M82 332L74 388', [82, 330], tones.line) +
    zip('M232 214L270 200', [232, 212], tones.line) +
    zip('M244 300L272 276', [244, 298], tones.line) +
    zip('M128 276L156 300', [156, 298], tones.line) +
    stitch('M119 362Q180 371 218 371M232 371Q262 370 281 362') +
    seam('M119 356Q180 365 218 365M232 365Q262 364 281 356', 0.9) +
    seam('M262 214C258 240 258 262 260 284M138 214C142 240 142 262 140 278', 0.8, 0.5)
  return (
    pen.cloth(outline, { shade, panels: [{ ...sleeve, turn: [-8, 304, 112] }], details }) +
    inside(opening, [98, 20]) +
    seam('M162 76Q178 87 200 86Q222 87 238 76', 1.2) +
    part(left, 1.3, [-14, 160, 150]) +
    seam('M154 130L176 121', 1.03) +
    stitch('M135 150C150 174 178 198 210 222M149 112L158 125') +
    zip('M222 262C224 300 225 340 225 386', [222, 258], tones.line) +
    part(right, 1.3, [14, 240, 150]) +
    seam('M246 130L228 122', 1.03) +
    stitch('M268 154C260 176 244 198 228 220M251 112L242 125') +
    snaps(tones, [
      [264, 150],
      [138, 146],
      [250, 106],
      [150, 106],
    ])
  )
}

function snaps({ line }: Pen['tones'], points: readonly (readonly [number, number])[]): string {
  return points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="2.6" fill="${materials.steel}" stroke="${line}" stroke-width=".9"/>`,
    )
    .join('')
}

function bomber(pen: Pen): string {
  const { seam, stitch, both, clip, inside, tones } = pen
  const { shade, band } = shapes.bomber
  const outline = mirroredOutline(shapes.bomber.outline)
  const neck =
    clip(
      outline,
      stroke(band, tones.line, 34) +
        stroke(band, tones.shade, 31.6) +
        stroke(band, tones.line, 30, 0.5, 'stroke-linecap="butt" stroke-dasharray=".9 4.6"'),
    ) +
    inside(`${band}Q222 92 200 92Q178 92 160 78Z`, [97, 18]) +
    seam(band, 1.05)
  const details =
    both(
      seam('M242 106C270 120 288 160 296 206') +
        stitch('M238 110C264 124 282 164 291 208', 0.6) +
        seam('M324 378Q344 378 360 370') +
        seam('M328 380L332 399M334 380L338 400M341 379L345 399M348 377L352 397M354 375L358 395', 0.78, 0.55) +
        seam('M246 290L270 330', 1.1) +
        seam('M251 287L275 327') +
        stitch('M242 294L266 334', 0.6),
    ) +
    zip('M326 196L334 232', [325, 192], tones.line) +
    seam('M110 374Q200 386 290 374') +
    seam(hemRibs(116, 284, 378, 27, 7), 0.78, 0.55) +
    neck +
    zip('M200 138V410', [200, 140], tones.line) +
    stitch('M192 139V409M208 139V409', 0.5)
  const raglan: Panel = {
    area: 'M242 100C270 116 288 160 296 206L328 401L420 420V40Z',
    turn: [-10, 310, 114],
  }
  return pen.cloth(outline, { shade, panels: [raglan], details })
}

/** Short jackets. */
export const jackets = {
  jacket,
  'denim-jacket': denimJacket,
  'leather-jacket': leatherJacket,
  bomber,
} satisfies Record<string, Drawing>
