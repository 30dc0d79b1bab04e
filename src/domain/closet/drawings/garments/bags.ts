import { cord, fill, stroke } from '../marks.ts'
import { zip } from './jackets.ts'
import { materials } from '../materials.ts'
import type { Drawing, Pen } from '../pen.ts'
import shapes from './shapes/bags.json' with { type: 'json' }

const BUTT = 'stroke-linecap="butt"'

function tote(pen: Pen): string {
  const { seam, stitch, inside, tones } = pen
  const { outline, mouth, shade } = shapes.tote
  const details =
    seam('M77 234Q200 244 323 234') +
    stitch('M77 229Q200 239 323 229') +
    seam('M96 214C96 300 88 380 82 444M304 214C304 300 312 380 318 444', 0.86)
  return (
    cord('M146 216C146 110 166 84 204 84C242 84 258 110 258 216', tones.deep, tones.line, 10.4) +
    inside(mouth) +
    seam('M78 212Q200 200 322 212', 1.2) +
    pen.cloth(outline, { shade, details }) +
    cord('M136 262C134 110 158 62 200 62C242 62 266 110 264 262', tones.base, tones.line, 11, BUTT) +
    `<path d="M129 240h14v28h-14ZM257 240h14v28h-14Z" fill="${tones.base}" stroke="${tones.line}" stroke-width="1.2"/>` +
    stitch('M132 244h8v20h-8ZM260 244h8v20h-8Z') +
    `<rect x="186" y="262" width="28" height="11" rx="1" fill="none" stroke="${tones.line}" stroke-width=".9" opacity=".8"/>`
  )
}

/** Metal ring for a strap. */
function ring({ tones }: Pen, x: number, y: number, width = 13, height = 16): string {
  const at = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="4" fill="none"`
  return `<rect ${at} stroke="${tones.line}" stroke-width="4.6"/><rect ${at} stroke="${materials.brass}" stroke-width="2.8"/>`
}

function shoulderBag(pen: Pen): string {
  const { seam, stitch, both, part, tones } = pen
  const { body, flap, strap, shade, flapShade } = shapes.shoulderBag
  return (
    cord(strap, tones.base, tones.line, 9, BUTT) +
    stitch('M100 262C64 152 110 65 200 65C290 65 336 152 300 262', 0.6) +
    both(part('M88 258H106V292Q97 298 88 292Z', 1.2) + ring(pen, 97, 262)) +
    pen.cloth(body, {
      shade,
      details: stitch('M94 352C94 394 122 418 160 420H240C278 418 306 394 306 352', 0.7),
    }) +
    pen.cloth(flap, {
      shade: flapShade,
      details:
        stitch('M96 270V312C100 350 140 370 200 370C260 370 300 350 304 312V270', 0.75) +
        seam('M104 254Q200 246 296 254', 0.8, 0.4),
    }) +
    part('M188 336H212V390Q200 398 188 390Z', 1.2) +
    stitch('M191 340H209V388Q200 393 191 388Z', 0.7) +
    `<rect x="184" y="352" width="32" height="20" rx="3" fill="${materials.brass}" stroke="${tones.line}" stroke-width="1.1"/>` +
    stroke('M188 356H212', '#fff', 1.4, 0.45) +
    stroke('M200 360V366', pen.other(materials.brass).tones.line, 2.4)
  )
}

function backpack(pen: Pen): string {
  const { seam, stitch, both, part, tones } = pen
  const { body, pocket, shade, zipPath } = shapes.backpack
  return (
    both(cord('M140 130C96 150 76 220 80 300C82 350 90 390 104 414', tones.deep, tones.line, 15, BUTT)) +
    cord('M174 112C172 72 182 58 200 58C218 58 228 72 226 112', tones.base, tones.line, 8.5, BUTT) +
    pen.cloth(body, {
      shade,
      details:
        stroke(zipPath, tones.line, 5.5) +
        stroke(zipPath, materials.steel, 3, 1, `${BUTT} stroke-dasharray="1.6 1.2"`) +
        seam('M110 200C112 140 146 110 200 110C254 110 288 140 290 200', 0.8, 0.5) +
        `<rect x="115" y="246" width="6" height="16" rx="2" fill="${materials.steel}" stroke="${tones.line}" stroke-width=".9"/>` +
        part('M176 196H224V226H176Z', 1) +
        stitch('M179 199H221V223H179Z', 0.7) +
        fill('M184 208H216V214H184Z', tones.line, 0.35),
    }) +
    pen.cloth(pocket, {
      shade:
        'M284 316L288 402C288 418 280 426 264 427L216 429C254 418 266 400 266 366V296C278 298 284 304 284 316Z',
      details:
        stitch('M122 318C122 304 128 298 142 297Q200 292 258 297C272 298 278 304 278 318', 0.6) +
        seam('M130 320Q200 312 270 320', 0.8, 0.4),
    }) +
    zip('M128 316Q200 307 272 316', [258, 314], tones.line) +
    both(part('M96 372L112 368V388L96 392Z', 1))
  )
}

export const bags = { tote, 'shoulder-bag': shoulderBag, backpack } satisfies Record<string, Drawing>
