import { cord, fill, repeated } from '../marks.ts'
import { zip } from './jackets.ts'
import { materials } from '../materials.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/weatherwear.json' with { type: 'json' }

// Each quilted section bulges slightly beyond its stitching.
const pufferOutline = mirroredOutline(shapes.pufferOutline)

function puffer(pen: Pen): string {
  const { seam, both, part, inside, tones } = pen
  const { shade } = shapes.puffer
  const creases = repeated(3, (step) => {
    const y = 262 + step * 50
    return `M${120 + step * 2} ${y}q6 8 5 18M152 ${y + 5}q4 8 2 16M240 ${y + 5}q4 8 2 17M276 ${y - 1}q3 8 1 16`
  })
  const details =
    both(
      seam('M306 101C292 126 288 168 296 206', 1.1) +
        seam(
          'M293 150Q318 158 338 152M297 208Q326 212 350 200M308 254Q336 262 361 252M317 308Q344 316 369 306M330 370Q352 372 373 364',
          1,
        ) +
        seam(
          'M310 213q4 8 8 10M334 210q2 9 4 12M330 262q3 9 6 12M350 260q1 8 3 12M338 316q3 10 6 14M358 314q1 9 3 13',
          0.8,
          0.5,
        ),
    ) +
    seam(
      'M108 150Q200 164 292 150M104 206Q200 222 296 206M101 256Q200 272 299 256M100 304Q200 320 300 304M100 354Q200 370 300 354',
      1,
    ) +
    seam(creases, 0.8, 0.5) +
    both(part('M244 322L268 284', 1) + seam('M246 322L270 286', 3)) +
    zip('M200 74V420', [200, 128], tones.line)
  const collar =
    part('M150 72C152 56 156 48 160 44Q200 34 240 44C244 48 248 56 250 72L246 104Q200 120 154 104Z', 1.3) +
    inside('M160 44Q200 34 240 44Q200 60 160 44Z') +
    seam('M160 44Q200 34 240 44Q200 60 160 44Z', 1.1) +
    seam('M152 80Q200 96 248 80', 1) +
    seam('M168 58q3 8 1 16M226 60q4 8 2 16M176 94q3 6 2 12M222 94q2 6 1 12', 0.8, 0.5) +
    zip('M200 54V128', [200, 100], tones.line)
  const sleeve: Panel = { area: 'M306 101C292 126 288 168 296 206L330 390L420 410V40Z', turn: [-9, 310, 108] }
  return pen.cloth(pufferOutline, { shade, panels: [sleeve], details }) + collar
}

// Hood lying back, in front view.
function hood(pen: Pen, fur: boolean): string {
  const { seam, stitch, tones } = pen
  const outline = mirroredOutline(shapes.hood.outline)
  const opening = mirroredOutline(shapes.hood.opening)
  const rim = mirroredOutline(shapes.hood.rim)
  const tufts = repeated(34, (step) => {
    const angle = Math.PI * (0.5 + (step / 33) * 2)
    const [x, y] = [200 - Math.cos(angle) * 39, 88 - Math.sin(angle) * 43]
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-Math.cos(angle) * 9 + (step % 3) - 1).toFixed(1)} ${(-Math.sin(angle) * 9 + (step % 2)).toFixed(1)}`
  })
  return (
    pen.cloth(outline, {
      shade: 'M238 30C258 46 264 66 264 78C268 96 262 110 248 120L228 126C250 104 256 62 238 30Z',
    }) +
    (fur
      ? fill(rim, tones.light) + seam(rim, 1) + seam(tufts, 0.9, 0.5)
      : seam('M200 22V46', 0.95) +
        stitch(
          'M200 40C232 40 246 64 243 88C238 108 218 122 204 134M200 40C168 40 154 64 157 88C162 108 182 122 196 134',
        )) +
    fill(opening, tones.deep) +
    seam(opening, 1.1) +
    `<rect x="189" y="98" width="22" height="10" rx="1" fill="${tones.light}" opacity=".8"/>`
  )
}

const longOutline = mirroredOutline(shapes.longOutline)
const { longShade } = shapes
const longSleeve: Panel = {
  area: 'M302 105C286 134 284 168 290 202L318 381L420 400V60Z',
  turn: [-8, 304, 112],
}

function parka(pen: Pen): string {
  const { seam, stitch, both, part, tones } = pen
  const details =
    both(
      seam('M302 105C286 134 284 168 290 202') +
        stitch('M297 104C281 134 279 168 285 204', 0.6) +
        part('M320 352L352 345L353 355L321 362Z', 0.95) +
        part('M226 308H284V384Q256 392 227 386Z', 1.05) +
        part('M222 300H288V322Q256 330 223 322Z', 1.1) +
        stitch('M226 317Q256 325 285 317', 0.6) +
        part('M236 186L276 180L277 196L237 202Z', 1) +
        stitch('M238 190L275 184', 0.5) +
        seam('M160 262l3 10M144 264l2 9M176 266v9', 0.8, 0.5),
    ) +
    seam('M111 264Q200 276 289 264', 1) +
    stitch('M111 270Q200 282 289 270', 0.7) +
    part('M186 138H216V464H186Z', 1.1) +
    stitch('M190 140V462M212 140V462', 0.5) +
    [164, 214, 300, 350, 400, 440].map((y) => snap(tones.line, 201, y)).join('') +
    stitch('M101 442Q200 455 299 442', 0.6)
  const laces =
    cord('M180 272C170 292 172 306 166 322M221 272C230 290 226 304 232 318', tones.light, tones.line, 2.2) +
    `<circle cx="166" cy="324" r="3.4" fill="${materials.sole}"/><circle cx="232" cy="320" r="3.4" fill="${materials.sole}"/>`
  return pen.cloth(longOutline, { shade: longShade, panels: [longSleeve], details }) + laces + hood(pen, true)
}

function snap(line: string, x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="4" fill="${materials.steel}" stroke="${line}"/><circle cx="${x}" cy="${y}" r="1.5" fill="${line}"/>`
}

function raincoat(pen: Pen): string {
  const { seam, stitch, both, part, tones } = pen
  const { shade } = shapes.raincoat
  const outline = mirroredOutline(shapes.raincoat.outline)
  const details =
    both(
      seam('M302 105C286 134 284 168 290 202') +
        stitch('M297 104C281 134 279 168 285 204', 0.6) +
        stitch('M316 360Q338 359 356 351') +
        part('M236 318L288 308L291 328L239 338Z', 1.05) +
        stitch('M240 333L290 323', 0.5) +
        stitch('M85 433Q140 450 200 450'),
    ) +
    seam('M112 196Q200 212 288 196', 1) +
    stitch('M112 190Q200 206 288 190', 0.6) +
    part('M188 138H214V462H188Z', 1.1) +
    stitch('M192 140V461', 0.5) +
    [166, 216, 266, 316, 366, 416].map((y) => snap(tones.line, 201, y)).join('')
  const laces =
    both(cord('M216 132C222 150 218 170 221 186', tones.light, tones.line, 2.4)) +
    both(fill('M219 186h5v9h-5Z', tones.line))
  return (
    pen.cloth(outline, {
      shade,
      panels: [{ ...longSleeve, area: 'M302 105C286 134 284 168 290 202L318 373L420 400V60Z' }],
      details,
    }) +
    hood(pen, false) +
    laces
  )
}

/** Outerwear for cold and rain. */
export const weatherwear = { puffer, parka, raincoat } satisfies Record<string, Drawing>
