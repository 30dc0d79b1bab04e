import { cord, repeated } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import { shirtCollar } from './shirts.ts'

const skirtHalf = (degrees: number, waist: number): Panel => ({
  area: `M200 ${waist}H400V500H200Z`,
  turn: [degrees, 215, waist],
  meetsItsOther: true,
})

function dress(pen: Pen): string {
  const { seam, stitch, both, inside, tones } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 158], [
    [218, 148, 234, 126, 243, 98], [250, 114, 260, 132, 273, 150], [262, 198, 256, 226, 260, 262],
    [276, 322, 298, 394, 310, 452], [256, 472, 200, 472],
  ])
  const strap = 'M243 102C243 78 236 58 224 50C214 44 208 56 210 74C214 104 222 128 228 152'
  const shade =
    'M273 150C262 198 256 226 260 262C276 322 298 394 312 454L268 467C272 394 254 322 246 262C244 220 254 184 273 150ZM176 174C168 240 160 330 140 462L164 468C172 380 178 270 176 174ZM216 250C222 330 230 400 226 470L238 470C240 400 232 320 216 250Z'
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
  // prettier-ignore
  const outline = mirroredOutline([200, 132], [
    [222, 130, 236, 116, 242, 94], [252, 112, 262, 126, 276, 138], [268, 190, 262, 214, 264, 244],
    [272, 310, 282, 390, 290, 456], [246, 474, 200, 474],
  ])
  const strap = 'M242 98C243 74 236 52 224 44C214 38 208 50 210 66C213 92 220 110 226 124'
  const shade =
    'M276 138C268 190 262 214 264 244C272 310 282 390 292 458L260 467C262 380 252 300 248 244C248 206 258 170 276 138ZM172 170C164 250 160 350 146 466L168 471C176 370 180 260 172 170ZM214 210C226 290 232 380 226 472L240 472C246 380 234 280 214 210Z'
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
  // prettier-ignore
  const outline = mirroredOutline([200, 48], [
    [220, 48, 233, 40], [254, 48, 274, 56, 288, 68], [308, 104, 322, 150, 330, 196], [315, 206, 296, 207],
    [290, 180, 284, 160, 274, 140], [266, 170, 258, 188, 258, 206], [272, 280, 290, 380, 298, 460],
    [252, 478, 200, 478],
  ])
  const shade =
    'M274 140C266 170 258 188 258 206C272 280 290 380 300 462L264 473C268 380 254 290 244 218C248 186 258 164 274 140ZM296 207L274 140C286 164 308 184 318 204ZM126 140C138 164 154 178 170 184C152 184 136 174 126 160ZM168 226C162 310 152 390 140 468L162 473C170 390 172 310 168 226ZM224 228C232 310 238 390 224 477L248 475C250 390 240 310 224 228Z'
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
  // prettier-ignore
  const outline = mirroredOutline([200, 50], [
    [220, 50, 234, 40], [252, 47, 272, 56, 285, 69], [308, 98, 322, 130, 328, 160], [308, 176, 286, 177],
    [282, 164, 278, 154, 272, 142], [264, 170, 254, 186, 254, 204], [272, 280, 296, 380, 308, 448],
    [258, 470, 200, 470],
  ])
  const shade =
    'M272 142C264 170 254 186 254 204C272 280 296 380 310 450L270 463C272 380 252 290 240 216C246 186 256 164 272 142ZM286 177L272 142C282 156 306 164 326 156L328 162ZM128 142C142 164 156 174 172 180C154 180 138 170 128 160ZM182 224C176 300 164 390 140 461L168 466C184 390 192 300 182 224Z'
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
  // prettier-ignore
  const outline = mirroredOutline([200, 120], [
    [226, 119, 240, 116], [244, 112], [262, 122, 272, 140], [266, 166, 260, 182, 260, 196],
    [270, 226, 276, 248, 282, 272], [300, 306, 306, 332, 310, 358], [324, 396, 330, 424, 334, 456],
    [264, 480, 200, 480],
  ])
  const shade =
    'M272 140C266 166 260 182 260 196C270 226 276 248 282 272L310 358L336 458L298 468C296 430 288 396 280 362C278 330 268 300 258 274C252 244 246 220 246 196C250 172 260 154 272 140ZM160 204C156 230 150 254 142 276L160 280C166 254 166 230 160 204ZM150 286C146 312 140 340 130 362L152 366C158 340 158 312 150 286ZM136 372C132 404 126 440 112 468L140 474C148 440 148 404 136 372ZM222 372C232 404 236 440 230 479L248 478C252 440 242 404 222 372Z'
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

function jumpsuit(pen: Pen): string {
  const { seam, stitch, both, button, part, inside, tones } = pen
  // prettier-ignore
  const outline = mirroredOutline([200, 86], [
    [220, 85, 234, 66], [250, 66, 268, 74], [264, 106, 266, 130, 282, 150], [272, 178, 262, 194, 260, 212],
    [278, 240, 286, 270, 288, 300], [294, 360, 300, 410, 302, 462], [268, 471, 230, 469],
    [226, 400, 214, 340, 200, 290],
  ])
  const front = 'M166 66C172 106 184 136 200 158C216 136 228 106 234 66'
  const shade =
    'M282 150C272 178 262 194 260 212C278 240 286 270 290 300C296 360 302 410 304 464L280 468C282 400 276 330 266 280C256 250 248 230 248 212C250 184 266 164 282 150ZM200 290C188 340 176 400 172 470L150 470C160 400 174 340 200 290ZM200 290C208 340 218 400 220 470H230C226 400 214 340 200 290ZM118 150C134 174 150 184 168 188C148 190 130 180 118 168Z'
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
  jumpsuit,
} satisfies Record<string, Drawing>
