import { cord, fill, stroke } from '../marks.ts'
import { zip } from './jackets.ts'
import { materials } from '../materials.ts'
import type { Drawing, Pen } from '../pen.ts'

const BUTT = 'stroke-linecap="butt"'

function tote(pen: Pen): string {
  const { seam, stitch, inside, tones } = pen
  const outline = 'M78 212Q200 222 322 212L338 440Q200 458 62 440Z'
  const mouth = 'M78 212Q200 200 322 212Q200 226 78 212Z'
  const shade =
    'M322 212L340 442L288 450C296 370 292 290 300 214ZM78 212L62 440L84 444C92 370 96 290 92 214ZM120 452C170 430 230 430 286 452Z'
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
  const body =
    'M92 264C92 252 100 246 112 245Q200 238 288 245C300 246 308 252 308 264L312 350C312 398 282 424 240 426H160C118 424 88 398 88 350Z'
  const flap =
    'M90 268C90 252 98 245 112 244Q200 236 288 244C302 245 310 252 310 268L311 312C308 354 266 376 200 376C134 376 92 354 89 312Z'
  const strap = 'M98 268C58 150 108 62 200 62C292 62 342 150 302 268'
  const shade =
    'M308 264L312 350C312 398 282 424 240 426H180C236 420 280 402 284 350V260ZM92 384C120 412 160 418 200 418V426H160C126 424 100 408 92 384Z'
  const flapShade =
    'M310 268L311 312C308 354 266 376 200 376C250 366 286 344 286 306V246C302 246 310 252 310 268Z'
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
  const body =
    'M104 206C104 138 140 102 200 102C260 102 296 138 296 206L304 402C304 428 292 440 268 442Q200 448 132 442C108 440 96 428 96 402Z'
  const pocket =
    'M116 316C116 300 124 292 140 291Q200 286 260 291C276 292 284 300 284 316L288 402C288 418 280 426 264 427Q200 432 136 427C120 426 112 418 112 402Z'
  const shade =
    'M296 206L304 402C304 428 292 440 268 442L200 445C250 430 276 400 274 340V170C270 140 256 116 232 108C272 116 296 150 296 206ZM96 402C96 428 108 440 132 442L150 443C124 432 112 416 110 390V200L104 206Z'
  const zipPath = 'M118 250V208C118 150 148 118 200 118C252 118 282 150 282 208V250'
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
