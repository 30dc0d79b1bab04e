import { fill, repeated } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'

function shirt(pen: Pen): string {
  const { seam, stitch, both, button, part } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 84], [
    [222, 84, 236, 76], [262, 86, 288, 95, 304, 109], [330, 152, 350, 282, 361, 396], [342, 404, 322, 407],
    [315, 340, 305, 264, 290, 198], [286, 270, 287, 350, 291, 412], [284, 434, 244, 454, 200, 454],
  ])
  const shade =
    'M290 198C286 270 287 350 293 414L262 446C278 360 262 280 290 198ZM322 407L290 198C306 250 330 320 340 402ZM110 198C126 232 150 250 172 258C146 258 124 246 111 226ZM214 454C226 410 224 372 216 344C236 376 242 420 236 452Z'
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
  const leaf = 'M234 72C243 82 248 92 250 102L229 138L200 110C216 104 227 92 234 72Z'
  return (
    inside('M166 72Q200 62 234 72C226 94 214 106 200 110C186 106 174 94 166 72Z', [78, 18]) +
    seam('M166 72Q200 62 234 72', 1.2) +
    both(part(leaf, 1.3, [40, 228, 106]) + stitch('M243 102L227 128L206 108'))
  )
}

function blouse(pen: Pen): string {
  const { seam, both, button, part, tones } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 90], [
    [222, 90, 236, 80], [262, 88, 286, 97, 301, 111], [340, 158, 376, 262, 372, 342], [371, 362, 364, 371, 357, 376],
    [360, 398], [343, 406, 327, 403], [325, 380], [310, 364, 306, 330, 302, 290], [300, 256, 296, 226, 288, 200],
    [284, 270, 286, 350, 294, 416], [250, 427, 200, 427],
  ])
  const shade =
    'M288 200C284 270 286 350 296 418L260 427C274 350 262 274 288 200ZM325 380C310 364 306 330 302 290C300 256 296 226 288 200C306 240 326 300 342 378ZM112 200C128 232 150 248 170 254C146 256 124 244 112 226ZM216 427C230 396 230 362 224 336C242 364 246 402 238 427Z'
  const gathers =
    'M330 378C326 364 322 348 321 330M338 377C335 362 332 344 332 322M346 377C346 362 346 344 345 326M352 376C355 362 357 348 357 336'
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
  const loop = 'M206 121C222 100 250 98 258 112C264 124 256 142 240 144C226 146 214 136 206 127Z'
  const tail = 'M203 126C216 150 226 190 228 232L212 240C210 200 204 160 197 130Z'
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
