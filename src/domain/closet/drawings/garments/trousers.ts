import { repeated } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'

const BACK_WAIST = 'M140 52Q200 40 260 52Q200 70 140 52Z'

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
  // prettier-ignore
  const outline = mirroredOutline([200, 60], [
    [232, 59, 260, 52], [262, 78], [278, 116, 286, 156, 288, 206], [291, 300, 290, 384, 288, 452],
    [258, 460, 226, 458], [222, 384, 212, 292, 200, 212],
  ])
  const shade =
    'M262 78C278 116 286 156 290 206C293 300 292 384 290 454L272 457C278 380 280 280 272 180C270 140 266 104 262 78ZM200 212C188 292 178 384 174 458L156 460C164 380 176 290 200 212ZM200 212C206 290 214 384 218 458L228 458C224 384 212 292 200 212Z'
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
    inside(BACK_WAIST) +
    pen.cloth(outline, { shade, panels: [leg(-3)], details }) +
    seam('M140 52Q200 40 260 52', 1.2)
  )
}

function wideLegTrousers(pen: Pen): string {
  const { seam, stitch, both, part, inside } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 56], [
    [230, 55, 256, 48], [258, 82], [276, 118, 288, 170, 294, 224], [306, 310, 316, 390, 322, 454],
    [282, 466, 234, 464], [226, 386, 214, 296, 200, 214],
  ])
  const shade =
    'M258 82C276 118 288 170 294 224C306 310 316 390 324 456L298 461C294 370 286 270 270 180C266 140 262 104 258 82ZM200 214C186 296 174 386 166 464L140 466C152 380 170 292 200 214ZM200 214C208 296 220 386 224 466L236 464C228 386 214 296 200 214ZM146 150C132 230 120 330 114 452L130 458C132 350 138 240 146 150Z'
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
  // prettier-ignore
  const outline = mirroredOutline([200, 60], [
    [232, 59, 260, 52], [262, 78], [277, 116, 284, 156, 285, 206], [285, 300, 279, 384, 274, 454],
    [250, 461, 225, 459], [222, 384, 213, 292, 200, 210],
  ])
  const shade =
    'M262 78C277 116 284 156 287 206C287 300 281 384 276 456L258 459C266 380 272 280 268 180C268 140 266 104 262 78ZM200 210C188 292 179 384 175 459L160 460C168 380 178 290 200 210ZM200 210C206 290 214 384 217 459L227 459C223 384 212 292 200 210ZM272 240C262 250 250 255 238 256C250 260 262 257 272 250Z'
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
    inside(BACK_WAIST) +
    pen.cloth(outline, { shade, panels: [leg(-2)], details }) +
    seam('M140 52Q200 40 260 52', 1.2)
  )
}

function joggers(pen: Pen): string {
  const { seam, stitch, both, inside, tones } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 64], [
    [230, 63, 256, 56], [260, 84], [280, 120, 292, 162, 292, 210], [292, 300, 284, 366, 276, 416],
    [270, 424, 266, 428], [265, 458], [248, 464, 232, 462], [231, 430], [222, 424, 220, 414],
    [218, 350, 212, 284, 200, 216],
  ])
  const gathers = repeated(16, (step) => `M${146 + step * 7} ${70 + (step % 2) * 3}q1 9 0 17`)
  const shade =
    'M260 84C280 120 292 162 294 210C294 300 286 366 278 416L262 428C272 360 276 270 272 190C270 148 266 110 260 84ZM200 216C188 284 182 350 180 414L168 430L160 426C166 350 176 280 200 216ZM200 216C206 290 212 350 212 416L222 424L231 430C222 424 218 350 200 216ZM276 416C262 406 246 396 232 392C246 406 258 416 266 428Z'
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
  // prettier-ignore
  const outline = mirroredOutline([200, 58], [
    [226, 57, 248, 52], [250, 88], [266, 124, 274, 160, 272, 204], [270, 270, 258, 310, 254, 350],
    [252, 390, 247, 426, 243, 458], [230, 463, 217, 461], [217, 400, 216, 350, 214, 310], [212, 272, 206, 240, 200, 206],
  ])
  const shade =
    'M250 88C266 124 274 160 274 204C272 270 260 310 256 350C254 390 249 426 245 460L233 462C240 400 244 340 250 290C258 230 260 160 250 88ZM200 206C194 240 188 272 186 310C184 350 183 400 183 461L172 462C172 400 172 350 176 306C180 268 188 236 200 206ZM200 206C204 240 208 272 210 310C212 350 213 400 213 461H218C217 400 216 350 214 310C212 272 206 240 200 206Z'
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
  // prettier-ignore
  const outline = mirroredOutline([200, 122], [
    [234, 121, 266, 112], [268, 140], [288, 180, 304, 240, 316, 346], [276, 362, 226, 364],
    [220, 330, 212, 300, 200, 270],
  ])
  const shade =
    'M268 140C288 180 304 240 318 348L290 356C290 280 282 200 268 140ZM200 270C190 300 182 330 176 364L150 362C164 330 182 300 200 270ZM200 270C206 300 212 330 214 364H226C220 330 212 300 200 270Z'
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
