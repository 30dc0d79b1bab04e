import { shifted } from '../cloth-tones.ts'
import { fill, repeated, stroke } from '../marks.ts'
import { materials } from '../materials.ts'
import type { Drawing, Pen } from '../pen.ts'
import shapes from './shapes/flat-shoes.json' with { type: 'json' }

// Scales the print down to the size of a shoe.
const FINE = 'scale(.6)'

// Top view, heel at the top. The shoe is drawn around x = 0 and placed twice.
function twoShoes(pen: Pen, shoe: string, lean = 5): string {
  return pen.both(`<g transform="translate(134 112) rotate(${lean})">${shoe}</g>`)
}

/** Sole in another material, visible around the shoe. */
function sole(pen: Pen, outline: string, color: string, spread: string): string {
  const { seam } = pen.other(color)
  return `<g transform="${spread}">${fill(outline, color)}${color === materials.rubber ? seam(outline, 1.2) : ''}</g>`
}

/** Visible lining of an opening; `shadow` is cast by its back edge. */
function lined({ tones }: Pen, opening: string, shadow: string, color: string = materials.lining): string {
  return fill(opening, color) + fill(shadow, shifted(color, -0.08)) + stroke(opening, tones.line, 1.1)
}

const { leatherShoe, leatherShade } = shapes

function loafers(pen: Pen): string {
  const { seam, tones } = pen
  const { opening, shadow, strap } = shapes.loafers
  const shoe =
    sole(pen, leatherShoe, materials.sole, 'translate(0 -3) scale(1.055 1.026)') +
    pen.cloth(leatherShoe, {
      print: FINE,
      shade: leatherShade,
      details:
        lined(pen, opening, shadow) +
        `<rect x="-10" y="62" width="20" height="9" rx="1" fill="${tones.line}" opacity=".35"/>` +
        seam('M-35 158C-42 200 -34 246 0 250C34 246 42 200 36 158', 1.2) +
        stroke(
          'M-31 158C-37 198 -30 241 0 245C30 241 37 198 32 158',
          tones.line,
          0.7,
          0.6,
          'stroke-dasharray="2.6 2.2"',
        ) +
        fill(strap, tones.light) +
        seam(strap, 1.1) +
        fill('M-14 131C-8 139 8 139 14 131L10 143C4 139 -4 139 -10 143Z', tones.deep),
    })
  return twoShoes(pen, shoe)
}

function oxfords(pen: Pen): string {
  const { seam, stitch, tones } = pen
  const { opening, shadow, facing } = shapes.oxfords
  const laces = repeated(4, (step) => {
    const [y, width] = [106 + step * 15, 13 - step * 0.8]
    return `M${-width} ${y}C-5 ${y + 4} 5 ${y + 4} ${width} ${y}`
  })
  const eyelets = [0, 1, 2, 3].flatMap((step) =>
    [-1, 1].map((side) => [side * (15.5 - step * 0.8), 106 + step * 15]),
  )
  const shoe =
    sole(pen, leatherShoe, materials.sole, 'translate(0 -3) scale(1.065 1.026)') +
    pen.cloth(leatherShoe, {
      print: FINE,
      shade: leatherShade,
      details:
        seam('M-42 143C-30 146 -24 152 -22 162C-14 186 14 186 22 162C24 152 30 146 43 143', 1.1) +
        stitch('M-43 149C-34 150 -29 156 -27 164C-17 193 17 193 27 164C29 156 34 150 44 149', 0.6) +
        fill('M-8 96C-6 120 -6 140 0 164C6 140 6 120 8 96Q0 92 -8 96Z', tones.shade) +
        seam('M-8 96C-6 120 -6 140 0 164C6 140 6 120 8 96', 0.9) +
        seam(facing, 1) +
        stroke(laces, tones.line, 5.2) +
        stroke(laces, tones.deep, 3.6) +
        eyelets.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.3" fill="${tones.line}"/>`).join('') +
        seam('M-46 216C-26 204 26 204 48 216', 1.2) +
        stitch('M-46 221C-26 209 26 209 47 221', 0.7) +
        seam('M0 9V0', 0.9) +
        lined(pen, opening, shadow),
    })
  return twoShoes(pen, shoe)
}

const { roundShoe } = shapes

function balletFlats(pen: Pen): string {
  const { seam, part, tones } = pen
  const { opening, shadow, loop } = shapes.balletFlats
  const bow =
    part('M-1 203C4 210 8 216 10 223L4 225C2 217 0 210 -3 205Z', 0.9) +
    part('M1 203C-4 210 -8 216 -10 223L-4 225C-2 217 0 210 3 205Z', 0.9) +
    part(loop, 0.95) +
    `<g transform="scale(-1 1)">${part(loop, 0.95)}</g>` +
    part('M-4 198Q0 196 4 198L3 207Q0 209 -3 207Z', 0.95)
  const shoe =
    sole(pen, roundShoe, materials.wood, 'translate(0 -3) scale(1.035 1.024)') +
    pen.cloth(roundShoe, {
      print: FINE,
      shade: 'M38 138C45 170 49 200 43 230C36 258 18 268 0 268C22 256 32 234 34 204C36 180 36 160 38 138Z',
      details:
        lined(pen, opening, shadow) +
        `<rect x="-9" y="60" width="18" height="8" rx="1" fill="${tones.line}" opacity=".35"/>` +
        seam(
          'M0 16C15 16 24 30 24 54C24 90 23 112 28 142C32 168 26 190 0 192C-26 190 -33 168 -28 142C-23 112 -24 90 -24 54C-24 30 -15 16 0 16Z',
          0.8,
          0.35,
        ) +
        seam('M-37 124L-31 122M37 124L31 122', 0.9) +
        seam('M-14 222Q-10 236 -12 248M14 222Q10 236 12 248', 0.8, 0.4) +
        bow,
    })
  return twoShoes(pen, shoe)
}

const strapShade = (top: number) =>
  `M30 ${top - 4}C42 ${top} 48 ${top + 20} 56 ${top + 44}L24 ${top + 34}C32 ${top + 20} 32 ${top + 8} 30 ${top - 4}Z`

const band = (top: number, left: number, right: number) =>
  `M${-left} ${top + 6}C${-left + 18} ${top - 10} ${right - 18} ${top - 10} ${right} ${top + 6}C${right + 4} ${top + 18} ${right + 5} ${top + 30} ${right + 4} ${top + 42}C${right - 18} ${top + 28} ${-left + 18} ${top + 28} ${-left - 4} ${top + 42}C${-left - 5} ${top + 30} ${-left - 4} ${top + 18} ${-left} ${top + 6}Z`

function sandals(pen: Pen): string {
  const { seam, stitch, tones } = pen
  const { bed } = shapes.sandals
  const cork = pen.other('#c9a678')
  const buckle = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-8" y="-10" width="16" height="20" rx="2.5" fill="${tones.base}" stroke="${tones.line}" stroke-width="4.6"/><rect x="-8" y="-10" width="16" height="20" rx="2.5" fill="none" stroke="${materials.brass}" stroke-width="2.8"/>${stroke('M-11 0H6', materials.brass, 2.2)}</g>`
  const strap = (top: number, left: number, right: number) =>
    pen.cloth(band(top, left, right), { print: FINE, shade: strapShade(top) }) +
    stitch(
      `M${-left + 3} ${top + 9}C${-left + 18} ${top - 5} ${right - 18} ${top - 5} ${right - 3} ${top + 9}`,
      0.7,
    )
  const shoe =
    sole(pen, bed, materials.sole, 'translate(0 -4) scale(1.1 1.034)') +
    cork.cloth(bed, {
      shade: 'M38 138C47 168 52 200 44 232C35 262 18 274 -1 273C22 262 32 236 30 200C28 170 30 156 38 138Z',
      details:
        cork.seam(
          'M-2 9C18 9 29 27 29 56C29 90 25 110 30 140C38 170 43 200 36 230C29 254 15 265 -1 264C-17 263 -29 254 -34 231C-41 200 -36 170 -30 140C-25 110 -31 90 -31 56C-31 27 -20 9 -2 9Z',
          0.8,
          0.5,
        ) +
        fill(
          'M-16 34C-16 20 12 20 12 34C14 56 10 74 -2 74C-14 74 -18 56 -16 34Z',
          shifted('#c9a678', -0.05),
        ) +
        `<rect x="-12" y="88" width="20" height="8" rx="1" fill="${cork.tones.line}" opacity=".4"/>`,
    }) +
    strap(116, 40, 42) +
    strap(172, 47, 49) +
    buckle(-27, 131, -14) +
    buckle(-33, 187, -12) +
    seam('M-8 128C6 126 18 128 26 133M-14 184C4 181 20 184 32 190', 0.8, 0.35)
  return twoShoes(pen, shoe)
}

function sneakers(pen: Pen): string {
  const { seam, stitch, tones } = pen
  const { rubber } = materials
  const { outline, opening, shadow } = shapes.sneakers
  const laces = repeated(6, (step) => {
    const [y, width] = [98 + step * 17, 24 - step * 0.6]
    return `M${-width} ${y}C-8 ${y + 7} 8 ${y + 7} ${width} ${y}`
  })
  const shoe =
    sole(pen, outline, rubber, 'translate(0 -5) scale(1.1 1.042)') +
    pen.cloth(outline, {
      print: FINE,
      shade:
        'M45 138C53 170 56 202 48 232C38 264 18 276 0 276C24 262 36 236 34 200C32 170 34 154 45 138ZM43 54C43 86 40 108 45 138L36 134V40Z',
      details:
        seam('M-43 214C-24 196 24 196 44 214', 1.1) +
        stitch('M-43 220C-24 202 24 202 44 220') +
        fill('M-25 84C-30 130 -28 170 -22 196C-10 204 10 204 22 196C28 170 30 130 25 84Z', tones.shade) +
        seam('M-25 84C-30 130 -28 170 -22 196C-10 204 10 204 22 196C28 170 30 130 25 84', 1.03) +
        seam('M-35 70C-42 120 -38 180 -30 202M35 70C42 120 38 180 30 202', 0.86) +
        stroke(laces, pen.other(rubber).tones.line, 8) +
        stroke(laces, rubber, 6) +
        fill(opening, shifted(rubber, -0.07)) +
        fill(shadow, shifted(rubber, -0.13)) +
        seam(opening, 1.1),
    })
  return twoShoes(pen, shoe, 4)
}

/** Shoes in top view. */
export const flatShoes = {
  loafers,
  oxfords,
  'ballet-flats': balletFlats,
  sandals,
  sneakers,
} satisfies Record<string, Drawing>
