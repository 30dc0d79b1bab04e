import { fill, repeated, short, stroke } from '../marks.ts'
import { materials } from '../materials.ts'
import type { Drawing, Pen } from '../pen.ts'
import shapes from './shapes/jewelry.json' with { type: 'json' }

function watch(pen: Pen): string {
  const { stitch, other } = pen
  const steel = other(materials.steel)
  const dial = other('#f4efe4')
  const marks = repeated(12, (hour) => {
    const angle = (hour / 12) * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    return `M${short(200 + x * 44)} ${short(250 + y * 44)}L${short(200 + x * 51)} ${short(250 + y * 51)}`
  })
  const holes = [392, 408, 424, 440]
    .map(
      (y) =>
        `<ellipse cx="200" cy="${y}" rx="2.6" ry="3.2" fill="${pen.tones.deep}" stroke="${pen.tones.line}" stroke-width=".8"/>`,
    )
    .join('')
  const { upper, lower, frame } = shapes.watch
  return (
    pen.cloth(upper, {
      print: 'scale(.7)',
      shade: 'M212 52H230V72C232 110 234 150 234 198H214C216 150 214 100 212 52Z',
      details: stitch('M174 76C172 112 171 150 171 196M226 76C228 112 229 150 229 196', 0.75),
    }) +
    pen.cloth(lower, {
      print: 'scale(.7)',
      shade: 'M234 302C234 350 231 400 228 446Q226 470 200 476C212 440 216 360 214 302Z',
      details:
        stitch(
          'M171 304C171 350 174 400 177 444Q180 464 200 470Q220 464 223 444C226 400 229 350 229 304',
          0.75,
        ) + holes,
    }) +
    pen.part('M164 112H236V126H164Z', 1.1) +
    stroke(frame, steel.tones.line, 8.6) +
    stroke(frame, materials.steel, 6.2) +
    stroke('M200 30V64', steel.tones.line, 5.4) +
    stroke('M200 30V64', materials.steel, 3.6) +
    steel.part('M160 196L170 186H230L240 196L250 220H150ZM160 304L170 314H230L240 304L250 280H150Z', 1.2) +
    steel.part('M268 240H281Q284 240 284 243V257Q284 260 281 260H268Z', 1.2) +
    steel.seam('M272 244H283M272 250H284M272 256H283', 0.8) +
    disc(steel, 70) +
    `<circle cx="200" cy="250" r="61" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>` +
    disc(dial, 57) +
    stroke(marks, materials.sole, 2) +
    stroke('M200 250L176 224M200 250L236 232', materials.sole, 3) +
    stroke('M200 262L214 212', materials.thread, 1.1) +
    `<circle cx="200" cy="250" r="3.4" fill="${materials.sole}"/>` +
    fill('M160 216A57 57 0 0 1 226 199L182 296A57 57 0 0 1 160 216Z', '#fff', 0.16)
  )
}

function disc({ cloth }: Pen, radius: number): string {
  return cloth(
    `M${200 - radius} 250A${radius} ${radius} 0 0 1 ${200 + radius} 250A${radius} ${radius} 0 0 1 ${200 - radius} 250Z`,
  )
}

function necklace(pen: Pen): string {
  const { tones, other } = pen
  const metal = other(tones.base)
  const { chain, drop, gem } = shapes.necklace
  const stone = other('#f4efe4')
  return (
    stroke(chain, tones.line, 5.4, 1, 'stroke-dasharray="0 6"') +
    stroke(chain, tones.line, 1.4) +
    stroke(chain, tones.base, 3.8, 1, 'stroke-dasharray="0 6"') +
    `<circle cx="200" cy="66" r="8" fill="none" stroke="${tones.line}" stroke-width="5.2"/><circle cx="200" cy="66" r="8" fill="none" stroke="${tones.base}" stroke-width="3"/>` +
    `<circle cx="200" cy="354" r="7" fill="none" stroke="${tones.line}" stroke-width="5"/><circle cx="200" cy="354" r="7" fill="none" stroke="${tones.base}" stroke-width="2.8"/>` +
    metal.cloth(drop, {
      shade: 'M200 362C222 380 230 400 226 420C222 436 212 444 200 444C216 430 220 404 200 362Z',
    }) +
    stone.cloth(gem, {
      shade: 'M214 416C212 425 206 430 200 430C208 420 210 408 206 392C214 400 216 408 214 416Z',
    })
  )
}

function earrings(pen: Pen): string {
  const { tones, other } = pen
  const metal = other(tones.base)
  const { hoop } = shapes.earrings
  const pearl = other('#f2ece1')
  const one =
    stroke('M200 150V178', tones.line, 5) +
    stroke('M200 150V178', tones.base, 2.8) +
    metal.cloth(hoop, {
      shade:
        'M236 188A66 66 0 0 1 200 308A66 66 0 0 1 152 288L162 278A52 52 0 0 0 200 294A52 52 0 0 0 230 199Z',
    }) +
    stroke('M147 242A53 53 0 0 1 178 194', '#fff', 2.4, 0.5) +
    pearl.cloth('M184 146A16 16 0 0 1 216 146A16 16 0 0 1 184 146Z', {
      shade: 'M210 134A16 16 0 0 1 188 157C204 156 212 146 210 134Z',
    }) +
    `<circle cx="195" cy="140" r="3.4" fill="#fff" opacity=".8"/>`
  return pen.pair(one, 'translate(-82 4)', 'translate(82 4)')
}

/** Watches and jewelry, without print because they are metal. */
export const jewelry = { watch, necklace, earrings } satisfies Record<string, Drawing>
