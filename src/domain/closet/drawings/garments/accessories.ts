import { cord, fill, repeated, stroke } from '../marks.ts'
import { materials } from '../materials.ts'
import type { Drawing, Pen } from '../pen.ts'
import shapes from './shapes/accessories.json' with { type: 'json' }

function scarf(pen: Pen): string {
  const { seam, tones } = pen
  const fringe = (from: number, to: number, y: number, length: number) => {
    const threads = repeated(Math.floor((to - from) / 6) + 1, (step) => {
      const x = from + step * 6
      return `M${x} ${y}q${(x % 4) - 2} ${length / 2} ${(x % 3) - 1} ${length}`
    })
    return stroke(threads, tones.line, 2.4) + stroke(threads, tones.base, 1.4)
  }
  const { back, front } = shapes.scarf
  return (
    fringe(110, 192, 414, 34) +
    pen.part(back) +
    fill(back, '#1a1412', tones.isDark ? 0.25 : 0.1) +
    fringe(180, 300, 392, 40) +
    pen.cloth(front, {
      shade:
        'M294 128L302 392L276 394C282 300 274 190 262 110C258 92 270 86 292 92C300 104 296 116 294 128ZM170 140L176 398L190 398C192 300 186 200 182 130C176 104 164 88 150 74C152 96 166 112 170 140Z',
      details: seam('M150 74C180 96 186 130 188 180M292 92C262 88 254 112 256 150', 0.86),
    })
  )
}

function belt(pen: Pen): string {
  const { seam, stitch, tones } = pen
  const { back, front, tip, frame } = shapes.belt
  const holes = [
    [252, 317],
    [272, 313],
    [291, 307],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="2.4" ry="2.8" fill="${tones.deep}" stroke="${tones.line}" stroke-width=".8"/>`,
    )
    .join('')
  const metal = pen.other(materials.brass).tones
  return (
    fill(back, tones.deep) +
    stroke(back, tones.line, 1.2) +
    seam('M60 240C72 206 130 184 200 184C270 184 328 206 340 240', 0.8, 0.5) +
    pen.cloth(front, {
      shade:
        'M348 236V274C344 322 280 342 200 342C270 334 318 312 322 262C336 254 346 246 348 236ZM52 250V274C56 300 76 318 106 328C84 312 66 290 62 262Z',
      details: stitch(
        'M54 246C62 286 124 305 200 305C276 305 338 286 346 246M54 270C60 316 122 336 200 336C278 336 340 316 346 270',
        0.75,
      ),
    }) +
    pen.cloth(tip, {
      details: stitch('M234 303C268 300 298 292 322 278M234 333C266 329 298 318 321 302', 0.75) + holes,
    }) +
    stroke(frame, metal.line, 10) +
    stroke(frame, materials.brass, 7.6) +
    stroke('M165 293H225', '#fff', 1.6, 0.5) +
    stroke('M162 322H232', metal.line, 6.4) +
    stroke('M162 322H232', materials.brass, 4.4) +
    pen.part('M128 291Q136 294 144 295V341Q136 340 128 338Z', 1.2)
  )
}

function gloves(pen: Pen): string {
  const { seam, stitch } = pen
  const { hand } = shapes.gloves
  const cuff = repeated(
    13,
    (step) => `M${-34 + step * 6} ${283 + (step % 2)}V${318 - Math.abs(step - 6) * 0.3}`,
  )
  const glove = pen.cloth(hand, {
    print: 'scale(.65)',
    shade:
      'M60 186C56 222 46 250 44 280L43 318L20 322C22 280 34 240 38 200C40 176 42 140 42 120C45 106 48 92 51 80C54 68 60 64 66 66C58 90 60 140 60 186ZM-15 108C-15 76 -15 44 -14 22C-10 50 -10 84 -8 112ZM15 108C17 84 19 60 21 38C24 60 22 92 24 112ZM-46 226C-60 206 -76 178 -88 152C-70 176 -52 192 -40 200Z',
    details:
      seam('M-15 108C-15 116 -14 122 -12 128M15 108C15 118 15 124 16 130M42 120C40 126 39 132 39 138', 0.95) +
      stitch('M-22 150C-23 176 -22 204 -18 230M2 146C1 174 2 204 3 232M27 150C27 178 24 206 22 230', 0.9) +
      seam('M-43 166C-40 180 -40 196 -45 212', 0.9) +
      seam('M-42 280Q2 291 44 280', 1.05) +
      seam(cuff, 0.78, 0.5),
  })
  return pen.pair(
    glove,
    'translate(122 106) rotate(-5) scale(.94)',
    'translate(278 106) rotate(5) scale(-.94 .94)',
  )
}

function tie(pen: Pen): string {
  const { seam, stitch, tones } = pen
  const { loop, blade, tail, knot } = shapes.tie
  const turned = 'rotate(-38 200 300) scale(.8)'
  return (
    cord(loop, tones.base, tones.line, 12) +
    seam('M151 52C158 40 176 34 200 34C224 34 242 40 249 52', 0.8, 0.5) +
    pen.cloth(tail, { shade: tail, print: turned }) +
    pen.cloth(blade, {
      shade:
        'M212 122C222 220 236 320 244 416L200 466C220 420 222 320 206 128ZM188 128C186 180 190 230 186 290C182 230 180 180 188 128Z',
      print: turned,
      details: seam('M200 134C198 150 199 168 202 184', 0.9, 0.6) + stitch('M162 414L200 457L238 414', 0.5),
    }) +
    pen.cloth(knot, {
      shade: 'M228 82C226 98 220 112 213 124L200 127C210 112 214 96 212 79Z',
      print: 'rotate(30 200 100) scale(.8)',
      details: seam('M184 88C190 100 192 112 192 122', 0.8, 0.5),
    })
  )
}

function glasses(pen: Pen): string {
  const { both, tones } = pen
  const { lens, arm } = shapes.glasses
  const rim =
    fill(lens, materials.lens, 0.82) +
    fill('M232 230L262 214L290 214L236 268Z', '#fff', 0.14) +
    stroke(lens, tones.line, 13) +
    stroke(lens, tones.base, 10.4)
  const bridge =
    stroke('M186 226C192 214 208 214 214 226', tones.line, 11) +
    stroke('M184 228C192 214 208 214 216 228', tones.base, 8.4)
  return `<g transform="translate(0 52)">${both(cord(arm, tones.shade, tones.line, 5.6))}${both(rim)}${bridge}${both(`<circle cx="326" cy="222" r="2" fill="${tones.light}"/>`)}</g>`
}

export const accessories = { scarf, belt, gloves, tie, glasses } satisfies Record<string, Drawing>
