import { cord, stroke } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import { neckband } from '../neckline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'

const shortSleeve: Panel = {
  area: 'M303 105C289 128 287 154 293 178L320 219L420 230V60Z',
  turn: [-21, 305, 110],
}

// prettier-ignore
const teeOutline = mirroredOutline([200, 96], [
  [224, 95, 241, 80], [266, 86, 290, 95, 307, 107], [332, 130, 351, 164, 365, 198], [344, 213, 320, 219],
  [306, 200, 300, 190, 293, 178], [290, 262, 292, 350, 298, 424], [250, 433, 200, 433],
])
const TEE_SHADE =
  'M293 178C290 262 292 350 300 426L262 434C276 350 264 262 293 178ZM320 219L293 178C298 186 330 196 362 190L366 200ZM107 178C124 206 150 226 176 232C148 232 122 220 108 204ZM80 219L107 178C112 196 98 208 88 216ZM210 434C224 404 226 372 222 346C238 372 240 410 232 434Z'
const TEE_ARMHOLE = 'M303 105C289 128 287 154 293 178'

function tee(pen: Pen): string {
  const { seam, stitch, both } = pen
  const details =
    neckband(pen, teeOutline, {
      front: 'M159 80C163 112 180 127 200 127C220 127 237 112 241 80',
      back: 'Q224 95 200 96Q176 95 159 80Z',
      width: 20,
    }) +
    both(seam(TEE_ARMHOLE) + stitch('M357 190Q337 204 316 209')) +
    stitch('M104 414Q200 424 296 414')
  return pen.cloth(teeOutline, { shade: TEE_SHADE, panels: [shortSleeve], details })
}

function polo(pen: Pen): string {
  const { seam, stitch, both, button, part } = pen
  const leaf = 'M238 71C247 82 252 92 253 103L227 139L200 113C217 106 230 93 238 71Z'
  const details =
    both(
      seam(TEE_ARMHOLE) +
        seam('M358.5 186Q338 200 312 206') +
        seam('M353 172L359 184M346 178L352 190M338 183L343 195M329 187L334 199M320 190L324 202', 0.7, 0.5),
    ) +
    stitch('M104 414Q200 424 296 414') +
    part('M188 112H212V206H188Z', 1) +
    stitch('M191 203H209M191 200H209') +
    button(200, 146, 3) +
    button(200, 168, 3) +
    button(200, 190, 3)
  const collar =
    pen.inside('M162 71Q200 60 238 71C229 95 216 107 200 113C184 107 171 95 162 71Z', [78, 18]) +
    seam('M162 71Q200 60 238 71', 1.2) +
    both(part(leaf, 1.3, [38, 226, 110]) + stitch('M246 103L226 130L207 111'))
  return pen.cloth(teeOutline, { shade: TEE_SHADE, panels: [shortSleeve], details }) + collar
}

function longSleeveTee(pen: Pen): string {
  const { seam, stitch, both } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 96], [
    [224, 95, 241, 80], [266, 86, 288, 95, 304, 108], [330, 150, 347, 262, 355, 390], [342, 397, 325, 398],
    [315, 326, 306, 258, 292, 198], [288, 276, 290, 350, 295, 418], [250, 427, 200, 427],
  ])
  const details =
    neckband(pen, outline, {
      front: 'M159 80C163 112 180 127 200 127C220 127 237 112 241 80',
      back: 'Q224 95 200 96Q176 95 159 80Z',
      width: 20,
    }) +
    both(seam('M301 105C287 132 285 166 292 198') + stitch('M324 387Q341 386 354 379')) +
    stitch('M106 408Q200 418 294 408')
  const shade =
    'M292 198C288 276 290 350 297 420L260 427C276 350 264 270 292 198ZM325 398L292 198C308 250 332 320 340 396ZM108 198C124 230 148 248 172 254C146 254 122 242 109 224ZM212 428C226 396 226 362 220 336C240 366 242 404 234 428Z'
  const sleeve: Panel = { area: 'M301 105C287 132 285 166 292 198L325 398L420 420V60Z', turn: [-8, 306, 112] }
  return pen.cloth(outline, { shade, panels: [sleeve], details })
}

function tankTop(pen: Pen): string {
  const { seam, stitch, both, inside } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 104], [
    [226, 103, 236, 74], [248, 77, 262, 76], [261, 116, 270, 152, 295, 176], [288, 250, 290, 344, 297, 424],
    [250, 433, 200, 433],
  ])
  const front = 'M164 74C165 126 178 156 200 156C222 156 235 126 236 74'
  const armhole = 'M254 76C254 120 264 158 294 184'
  const details =
    inside(`${front}C226 103 214 104 200 104C186 104 174 103 164 74Z`, [108, 16]) +
    seam(front, 1.05) +
    seam('M158 75C159 132 174 164 200 164C226 164 241 132 242 75') +
    both(seam(armhole)) +
    stitch('M104 414Q200 424 296 414')
  const shade =
    'M295 176C288 250 290 344 299 426L262 434C276 350 266 270 295 176ZM105 176C126 206 150 220 176 224C148 226 122 214 106 200ZM208 434C224 396 226 356 218 326C240 360 244 404 232 434Z'
  return pen.cloth(outline, { shade, details })
}

function camisole(pen: Pen): string {
  const { seam, both, tones, inside } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 176], [
    [220, 172, 236, 152, 246, 122], [256, 142, 270, 156, 290, 168], [280, 232, 286, 330, 304, 408],
    [252, 430, 200, 430],
  ])
  const strap = 'M245 126C247 94 240 66 226 58C214 52 208 64 211 82C215 112 226 140 230 160'
  const edge =
    'M110 168C130 156 144 142 154 122C164 152 180 172 200 176C220 172 236 152 246 122C256 142 270 156 290 168'
  const details =
    stroke(edge, tones.line, 8, 0.45, 'stroke-linecap="butt" stroke-dasharray=".9 2.4"') +
    seam(
      'M111 176C132 164 146 150 155 132C165 160 181 181 200 185C219 181 235 160 245 132C254 150 268 164 289 176',
    ) +
    both(seam('M284 214C272 208 262 196 256 182', 0.9)) +
    seam('M97 401Q200 425 303 401', 0.9)
  const shade =
    'M290 168C280 232 286 330 306 410L266 422C276 340 262 250 290 168ZM164 196C170 270 160 350 136 424L164 430C178 360 178 270 164 196ZM224 230C232 300 240 370 232 430L246 430C252 360 244 290 224 230Z'
  return (
    both(cord(strap, tones.base, tones.line, 2.6)) +
    inside('M110 168Q200 190 290 168L246 126Q236 160 200 178Q164 160 154 126Z') +
    pen.cloth(outline, { shade, details })
  )
}

/** Tops of jersey and silk. */
export const tops = {
  tee,
  polo,
  'long-sleeve-tee': longSleeveTee,
  'tank-top': tankTop,
  camisole,
} satisfies Record<string, Drawing>
