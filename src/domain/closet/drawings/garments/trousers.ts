import { repeated } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/trousers.json' with { type: 'json' }

const { backWaist } = shapes

// Rotates the print with the leg.
const leg = (degrees: number): Panel => ({
  area: 'M200 60H400V500H200Z',
  turn: [degrees, 230, 80],
  meetsItsOther: true,
})

function beltLoop({ part }: Pen, x: number, y: number): string {
  return part(`M${x} ${y}l7 -1.5l2 28l-7 1Z`, 0.86)
}

function trousers(pen: Pen): string {
  const { seam, stitch, both, button, inside } = pen
  const { shade } = shapes.trousers
  const outline = mirroredOutline(shapes.trousers.outline)
  const details =
    both(
      seam('M262 84C268 112 276 134 284 148') +
        seam('M256 84C260 112 270 140 282 160', 0.78, 0.6) +
        seam('M234 82C236 104 238 118 240 130') +
        seam('M242 140C252 240 256 350 257 457', 0.86) +
        beltLoop(pen, 246, 54) +
        stitch('M227 448Q258 451 288 443', 0.5),
    ) +
    seam('M138 78Q200 92 262 78', 1.1) +
    seam('M200 61V212') +
    stitch('M216 88C218 130 216 164 202 186') +
    button(192, 74, 3.6)
  return (
    inside(backWaist) +
    pen.cloth(outline, { shade, panels: [leg(-3)], details }) +
    seam('M140 52Q200 40 260 52', 1.2)
  )
}

function wideLegTrousers(pen: Pen): string {
  const { seam, stitch, both, part, inside } = pen
  const { shade } = shapes.wideLegTrousers
  const outline = mirroredOutline(shapes.wideLegTrousers.outline)
  const details =
    both(
      seam('M259 90C264 116 272 140 284 160') +
        seam('M229 87C232 112 235 132 239 152') +
        seam('M242 86C245 106 249 124 254 138', 0.9, 0.8) +
        seam('M239 152C254 250 268 360 276 463', 0.86) +
        stitch('M235 453Q282 455 321 443', 0.5),
    ) +
    part('M142 48Q200 60 258 48L259 82Q200 96 141 82Z', 1.1) +
    seam('M200 57V214') +
    stitch('M218 92C220 136 217 168 203 190') +
    seam('M186 58.5V91', 0.9) +
    pen.button(193, 67, 3) +
    pen.button(193, 82, 3)
  return (
    inside('M144 48Q200 36 256 48Q200 66 144 48Z') +
    pen.cloth(outline, { shade, panels: [leg(-5)], details }) +
    seam('M144 48Q200 36 256 48', 1.2)
  )
}

function chinos(pen: Pen): string {
  const { seam, stitch, both, button, inside } = pen
  const { shade } = shapes.chinos
  const outline = mirroredOutline(shapes.chinos.outline)
  const details =
    both(
      seam('M240 82C246 108 258 130 280 142') +
        stitch('M235 83C241 112 254 136 281 149') +
        seam('M274 146C276 250 270 360 262 457', 0.8, 0.55) +
        stitch('M226 436Q250 439 275 433', 0.8) +
        seam('M225.5 440Q250 443 275 437', 0.8, 0.7) +
        beltLoop(pen, 248, 53) +
        beltLoop(pen, 214, 59),
    ) +
    seam('M138 78Q200 92 262 78', 1.1) +
    stitch('M140 57Q200 70 260 57M139 73Q200 87 261 73', 0.6) +
    seam('M200 61V210') +
    stitch('M217 89C219 132 216 166 203 188') +
    button(191, 74, 3.8)
  return (
    inside(backWaist) +
    pen.cloth(outline, { shade, panels: [leg(-2)], details }) +
    seam('M140 52Q200 40 260 52', 1.2)
  )
}

function joggers(pen: Pen): string {
  const { seam, stitch, both, inside, tones } = pen
  const { shade } = shapes.joggers
  const outline = mirroredOutline(shapes.joggers.outline)
  const gathers = repeated(16, (step) => `M${146 + step * 7} ${70 + (step % 2) * 3}q1 9 0 17`)
  const details =
    both(
      seam('M240 92C248 122 262 144 284 154') +
        stitch('M235 93C243 126 258 150 285 160') +
        seam('M231 430Q248 433 266 428', 1) +
        seam('M236 433L236.5 459M242 433V460M248 433V460M254 432V460M260 431V459', 0.78, 0.55) +
        seam(
          'M232 428C230 416 230 408 231 398M244 429C244 416 246 408 248 400M256 428C260 416 264 408 266 402',
          0.8,
          0.5,
        ),
    ) +
    seam('M140 86Q200 100 260 86', 1.1) +
    seam(gathers, 0.78, 0.5) +
    seam('M200 95V216') +
    seam('M188 80C182 110 186 130 178 150M208 81C216 108 210 128 216 146', 3.4) +
    `<path d="M188 80C182 110 186 130 178 150M208 81C216 108 210 128 216 146" fill="none" stroke="${tones.light}" stroke-width="1.8"/>`
  return (
    inside('M144 56Q200 44 256 56Q200 74 144 56Z') +
    pen.cloth(outline, { shade, panels: [leg(-2)], details }) +
    seam('M144 56Q200 44 256 56', 1.2)
  )
}

function leggings(pen: Pen): string {
  const { seam, stitch, both, inside } = pen
  const { shade } = shapes.leggings
  const outline = mirroredOutline(shapes.leggings.outline)
  const details =
    both(
      stitch('M217 453Q230 455 244 450') +
        seam('M252 96C262 180 252 280 240 360C236 400 234 430 232 462', 0.8, 0.5) +
        seam('M218 330C228 326 240 326 250 330M217 340C226 338 236 338 244 341', 0.8, 0.4),
    ) +
    seam('M150 88Q200 104 250 88', 1.1) +
    stitch('M150 84Q200 100 250 84M152 57Q200 70 248 57', 0.6) +
    seam('M200 97V206')
  return (
    inside('M152 52Q200 42 248 52Q200 68 152 52Z') +
    pen.cloth(outline, { shade, panels: [leg(-1.5)], details }) +
    seam('M152 52Q200 42 248 52', 1.2)
  )
}

function shorts(pen: Pen): string {
  const { seam, stitch, both, button, inside, part } = pen
  const { shade } = shapes.shorts
  const outline = mirroredOutline(shapes.shorts.outline)
  const details =
    both(
      seam('M268 146C276 178 286 200 298 216') +
        seam('M238 144C240 168 242 184 244 196') +
        seam('M246 200C254 250 262 310 264 362', 0.86) +
        stitch('M228 352Q276 350 314 335') +
        part('M250 114l8 -2l2 30l-8 1Z', 0.86),
    ) +
    seam('M132 140Q200 156 268 140', 1.1) +
    seam('M200 124V270') +
    stitch('M217 152C219 200 216 226 203 246') +
    button(192, 138, 3.8)
  return (
    inside('M134 112Q200 98 266 112Q200 132 134 112Z') +
    pen.cloth(outline, { shade, panels: [leg(-5)], details }) +
    seam('M134 112Q200 98 266 112', 1.2)
  )
}

/** Trousers and shorts except denim. */
export const trouserKinds = {
  trousers,
  'wide-leg-trousers': wideLegTrousers,
  chinos,
  joggers,
  leggings,
  shorts,
} satisfies Record<string, Drawing>
