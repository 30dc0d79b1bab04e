import { cord, repeated } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import { shirtCollar } from './shirts.ts'
import shapes from './shapes/dresses.json' with { type: 'json' }

const skirtHalf = (degrees: number, waist: number): Panel => ({
  area: `M200 ${waist}H400V500H200Z`,
  turn: [degrees, 215, waist],
  meetsItsOther: true,
})

function dress(pen: Pen): string {
  const { seam, stitch, both, inside, tones } = pen
  const { strap, shade } = shapes.dress
  const outline = mirroredOutline(shapes.dress.outline)
  const details =
    seam('M243 98C234 126 218 148 200 158C182 148 166 126 157 98', 1.03) +
    stitch('M243 106C234 134 218 156 200 166C182 156 166 134 157 106') +
    both(seam('M262 196C254 190 246 180 240 168', 0.86) + stitch('M92 446Q144 462 200 463'))
  return (
    both(cord(strap, tones.base, tones.line, 2.4)) +
    inside('M128 150Q200 166 272 150L243 100Q236 130 200 158Q164 130 157 100Z') +
    pen.cloth(outline, { shade, panels: [skirtHalf(-7, 262)], details })
  )
}

function slipDress(pen: Pen): string {
  const { seam, stitch, both, inside, tones } = pen
  const { strap, shade } = shapes.slipDress
  const outline = mirroredOutline(shapes.slipDress.outline)
  const details =
    // Cowl neck: folds between the straps.
    seam('M162 108C172 142 228 142 238 108', 1) +
    seam('M164 126C176 164 224 164 236 126', 0.9, 0.75) +
    seam('M168 150C182 180 218 180 232 150', 0.8, 0.5) +
    both(seam('M267 196C258 190 250 182 246 172', 0.86) + stitch('M112 449Q150 465 200 466'))
  return (
    both(cord(strap, tones.base, tones.line, 2.4)) +
    inside('M124 138Q200 150 276 138L242 98Q236 124 200 134Q164 124 158 98Z') +
    pen.cloth(outline, { shade, panels: [skirtHalf(-3, 244)], details })
  )
}

function shirtDress(pen: Pen): string {
  const { seam, stitch, both, button, part } = pen
  const { shade } = shapes.shirtDress
  const outline = mirroredOutline(shapes.shirtDress.outline)
  const details =
    both(
      seam('M285 66C270 90 268 114 274 140') +
        seam('M293 190Q312 188 327 180') +
        stitch('M294 196Q314 194 329 186') +
        stitch('M104 453Q150 469 191 470') +
        part('M222 112L258 109L259 143L240 151L223 145Z', 0.95) +
        stitch('M223 119L258 116'),
    ) +
    seam('M192 80V478M208 80V478', 0.86) +
    [112, 148, 184, 246, 290, 334, 378, 422].map((y) => button(200, y, 2.8)).join('')
  const belt =
    part('M142 200Q200 210 258 200L260 218Q200 229 140 218Z', 1.2) +
    stitch('M142 204Q200 214 258 204M141 214Q200 225 259 214', 0.6) +
    part('M211 214C220 240 224 264 224 288L211 290C209 264 206 240 200 220Z', 1.1) +
    part('M197 214C192 238 188 256 181 274L170 269C179 252 184 236 186 214Z', 1.1) +
    part('M190 200H212Q215 211 212 223H190Q187 211 190 200Z', 1.2) +
    seam('M194 204C198 211 198 215 196 220', 0.8, 0.6)
  const sleeve: Panel = {
    area: 'M285 66C270 90 268 114 274 140L296 207L420 220V20H285Z',
    turn: [-14, 288, 72],
  }
  return (
    pen.cloth(outline, { shade, panels: [sleeve, skirtHalf(-4, 212)], details }) +
    belt +
    `<g transform="translate(12 -27) scale(.94)">${shirtCollar(pen)}</g>`
  )
}

function wrapDress(pen: Pen): string {
  const { seam, stitch, both, part, inside } = pen
  const { shade } = shapes.wrapDress
  const outline = mirroredOutline(shapes.wrapDress.outline)
  const details =
    inside('M166 40Q180 50 200 50Q220 50 234 40C229 84 214 118 192 148C177 120 170 84 166 40Z', [55, 16]) +
    seam('M166 40C170 92 190 152 230 200', 1.1) +
    seam('M234 40C229 84 214 118 191 149', 1.1) +
    stitch('M160 43C165 98 184 156 223 203') +
    both(
      seam('M282 67C268 92 266 118 272 142') +
        stitch('M287 168Q307 167 326 152') +
        stitch('M94 440Q146 460 200 461'),
    ) +
    seam('M230 214C246 290 250 390 236 469', 1) +
    seam('M230 214C240 290 236 390 216 470', 0.8, 0.4) +
    seam(
      'M166 216C160 240 157 258 156 280M181 218C179 236 178 250 178 264M214 219C216 234 216 244 216 256',
      0.8,
      0.5,
    )
  const sash =
    part('M145 200Q200 210 255 200L257 217Q200 227 143 217Z', 1.2) +
    part('M234 214C250 244 256 280 256 318L242 322C238 282 232 248 222 220Z', 1.1) +
    part('M228 216C226 248 220 274 210 296L198 288C208 268 214 244 216 218Z', 1.1) +
    part('M219 200Q230 197 240 200Q243 210 240 221Q230 224 219 221Q216 210 219 200Z', 1.2)
  const sleeve: Panel = {
    area: 'M282 67C268 92 266 118 272 142L286 177L420 200V20H282Z',
    turn: [-20, 286, 72],
  }
  return pen.cloth(outline, { shade, panels: [sleeve, skirtHalf(-5, 212)], details }) + sash
}

const gathers = (y: number, from: number, step: number, depth: number) =>
  repeated(
    9,
    (fold) =>
      `M${200 + from + fold * step} ${y + (fold % 2) * 2}q${(fold * 0.8).toFixed(1)} ${depth / 2} ${(fold * 1.4).toFixed(1)} ${depth - (fold % 3) * 5}`,
  )

function maxiDress(pen: Pen): string {
  const { seam, both, inside, tones } = pen
  const { shade } = shapes.maxiDress
  const outline = mirroredOutline(shapes.maxiDress.outline)
  const details =
    seam('M140 196Q200 208 260 196', 1.1) +
    seam('M140 202Q200 214 260 202', 0.8, 0.5) +
    seam('M118 272Q200 288 282 272', 1.1) +
    seam('M90 358Q200 378 310 358', 1.1) +
    both(
      seam(gathers(212, 3, 6.6, 26) + gathers(286, 4, 8.8, 30) + gathers(375, 5, 11.2, 34), 0.8, 0.5) +
        seam('M244 124C240 150 238 172 240 200', 0.8, 0.5) +
        seam('M68 450Q130 472 200 472', 0.8, 0.6),
    ) +
    seam('M156 128Q200 134 244 128', 0.8, 0.5)
  const strap = cord(
    'M241 118C242 88 238 66 230 54C222 46 214 54 213 70C212 96 218 118 224 132',
    tones.base,
    tones.line,
    9,
  )
  return (
    both(strap) +
    inside('M128 140Q200 152 272 140L246 112Q200 128 154 112Z') +
    pen.cloth(outline, { shade, panels: [skirtHalf(-6, 204)], details })
  )
}

// An abaya, a kaftan or a maxi dress with long sleeves.
function longDress(pen: Pen): string {
  const { seam, stitch, both, inside } = pen
  const { shade } = shapes.longDress
  const outline = mirroredOutline(shapes.longDress.outline)
  const details =
    seam('M170 60C176 74 188 78 200 78C212 78 224 74 230 60', 1.03) +
    seam('M200 78V176') +
    stitch('M192 82V170Q200 180 208 170V82') +
    both(
      seam('M282 74C274 100 268 126 270 154', 0.9) +
        stitch('M306 268Q326 266 342 252') +
        seam('M238 226C252 300 270 380 276 464', 0.8, 0.6) +
        seam('M216 232C224 310 232 390 232 470', 0.8, 0.5) +
        stitch('M78 446Q136 468 200 468'),
    )
  const sleeve: Panel = {
    area: 'M282 72C274 98 268 126 270 156L310 280L420 300V20H282Z',
    turn: [-16, 286, 76],
  }
  return (
    inside('M170 54Q200 44 230 54Q220 72 200 72Q180 72 170 54Z') +
    pen.cloth(outline, { shade, panels: [sleeve, skirtHalf(-5, 212)], details })
  )
}

function jumpsuit(pen: Pen): string {
  const { seam, stitch, both, button, part, inside, tones } = pen
  const { front, shade } = shapes.jumpsuit
  const outline = mirroredOutline(shapes.jumpsuit.outline)
  const details =
    inside(`${front}Q220 85 200 86Q180 85 166 66Z`, [88, 16]) +
    seam(front, 1.05) +
    stitch('M160 67C166 110 180 144 200 168C220 144 234 110 240 67') +
    both(
      seam('M260 72C256 108 260 136 278 158', 0.9) +
        seam('M262 222C270 246 278 262 288 272') +
        seam('M232 226C236 250 238 262 240 274') +
        seam('M241 280C254 340 262 410 264 469', 0.86) +
        stitch('M231 459Q268 461 301 452', 0.5),
    ) +
    seam('M200 158V290') +
    button(200, 172, 2.8) +
    button(200, 192, 2.8)
  const belt =
    part('M138 206Q200 216 262 206L264 226Q200 237 136 226Z', 1.2) +
    stitch('M138 210Q200 220 262 210M137 222Q200 233 263 222', 0.6) +
    `<rect x="187" y="207" width="26" height="27" rx="3" fill="${tones.shade}" stroke="${tones.line}" stroke-width="2.4"/>` +
    `<rect x="193" y="213" width="14" height="15" rx="1.5" fill="${tones.base}" stroke="${tones.line}"/>`
  const leg: Panel = { area: 'M200 230H400V500H200Z', turn: [-3, 225, 240], meetsItsOther: true }
  return pen.cloth(outline, { shade, panels: [leg], details }) + belt
}

/** Dresses and the jumpsuit. */
export const dresses = {
  dress,
  'slip-dress': slipDress,
  'shirt-dress': shirtDress,
  'wrap-dress': wrapDress,
  'maxi-dress': maxiDress,
  'long-dress': longDress,
  jumpsuit,
} satisfies Record<string, Drawing>
