import { cord, fill, repeated } from '../marks.ts'
import { zip } from './jackets.ts'
import { materials } from '../materials.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'

// Each quilted section bulges slightly beyond its stitching.
// prettier-ignore
const pufferOutline = mirroredOutline([200, 74], [
  [226, 73, 248, 70], [276, 78, 298, 88, 312, 104], [332, 122, 338, 142, 338, 152], [352, 166, 354, 188, 350, 200],
  [364, 214, 366, 240, 361, 252], [374, 268, 374, 296, 369, 306], [380, 322, 380, 348, 373, 364],
  [372, 384], [352, 392, 332, 390], [330, 370], [322, 348, 316, 322, 317, 308], [308, 290, 306, 268, 308, 254],
  [298, 240, 294, 220, 296, 206], [304, 224, 304, 244, 299, 256], [306, 272, 306, 294, 300, 304],
  [307, 320, 306, 344, 300, 354], [306, 374, 304, 396, 296, 412], [248, 420, 200, 420],
])

function puffer(pen: Pen): string {
  const { seam, both, part, inside, tones } = pen
  const shade =
    'M296 206C304 224 304 244 299 256C306 272 306 294 300 304C307 320 306 344 300 354C306 374 304 396 296 414L262 418C270 398 274 380 264 360C272 346 274 326 264 310C272 296 274 276 266 260C276 246 280 226 296 206ZM330 390L330 370C322 348 316 322 317 308C308 290 306 268 308 254C298 240 294 220 296 206C312 232 316 250 322 262C322 290 330 300 334 312C336 334 344 352 350 368L352 391ZM104 206C96 224 96 236 100 250C112 258 126 262 140 262C126 250 112 232 104 206Z'
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
  // prettier-ignore
  const outline = mirroredOutline([200, 22], [
    [238, 22, 258, 46, 264, 78], [268, 96, 262, 110, 248, 120], [230, 130, 212, 134, 200, 142],
  ])
  const opening = mirroredOutline(
    [200, 46],
    [
      [228, 46, 238, 66, 236, 86],
      [230, 104, 214, 118, 200, 130],
    ],
  )
  const tufts = repeated(34, (step) => {
    const angle = Math.PI * (0.5 + (step / 33) * 2)
    const [x, y] = [200 - Math.cos(angle) * 39, 88 - Math.sin(angle) * 43]
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-Math.cos(angle) * 9 + (step % 3) - 1).toFixed(1)} ${(-Math.sin(angle) * 9 + (step % 2)).toFixed(1)}`
  })
  const rim = mirroredOutline(
    [200, 38],
    [
      [236, 38, 250, 62, 246, 88],
      [240, 112, 220, 126, 200, 138],
    ],
  )
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

// prettier-ignore
const longOutline = mirroredOutline([200, 84], [
  [224, 84, 240, 74], [266, 82, 290, 92, 306, 108], [334, 152, 350, 266, 356, 372], [338, 380, 318, 381],
  [312, 320, 304, 258, 290, 202], [286, 280, 292, 370, 300, 452], [250, 464, 200, 464],
])
const LONG_SHADE =
  'M290 202C286 280 292 370 302 454L264 461C272 380 260 290 290 202ZM318 381L290 202C306 254 330 314 338 378ZM110 202C126 234 146 250 166 256C142 256 124 244 111 226Z'
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
  return (
    pen.cloth(longOutline, { shade: LONG_SHADE, panels: [longSleeve], details }) + laces + hood(pen, true)
  )
}

function snap(line: string, x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="4" fill="${materials.steel}" stroke="${line}"/><circle cx="${x}" cy="${y}" r="1.5" fill="${line}"/>`
}

function raincoat(pen: Pen): string {
  const { seam, stitch, both, part, tones } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 84], [
    [224, 84, 240, 74], [266, 82, 290, 92, 306, 108], [334, 152, 350, 262, 356, 364], [338, 372, 318, 373],
    [312, 316, 304, 256, 290, 202], [292, 280, 304, 370, 318, 444], [262, 462, 200, 462],
  ])
  const shade =
    'M290 202C292 280 304 370 320 446L278 457C282 380 264 290 290 202ZM318 373L290 202C306 254 330 308 338 370ZM110 202C126 234 146 250 166 256C142 256 124 244 111 226ZM146 300C140 350 132 400 118 448L144 456C152 400 154 350 146 300ZM226 320C234 370 238 420 232 461L250 460C254 420 242 370 226 320Z'
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
