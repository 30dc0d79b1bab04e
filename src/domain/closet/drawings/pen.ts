import { clothTones, type Tones, outlineTones } from './cloth-tones.ts'
import { fill, stroke } from './marks.ts'
import type { Pattern } from './patterns.ts'
import { PRINT_ID } from './print.ts'

const OUTLINE = 1.4
// Thicker, because an outline must be visible alone and at small sizes.
const CONTOUR = 1.8
const SEAM = 0.95
const MIRROR = 'matrix(-1 0 0 1 400 0)'

/** A part of a garment with its own print direction, such as a sleeve: the right one. The left one is mirrored. */
export interface Panel {
  readonly area: string
  /** Rotation of its print, in degrees clockwise about a point. */
  readonly turn: readonly [degrees: number, x: number, y: number]
  /** Set if the halves meet in the middle, where a print of flowers or dots continues without a break. */
  readonly meetsItsOther?: true
}

interface ClothOptions {
  readonly shade?: string
  readonly panels?: readonly Panel[]
  /** Marks drawn on the fabric, under its outline. */
  readonly details?: string
  /** `transform` attribute of the print. */
  readonly print?: string
}

/** Drawing primitives for a garment with given tones and pattern. */
export interface Pen {
  readonly tones: Tones
  readonly pattern: Pattern | null
  /** A seam or fold. */
  seam(path: string, width?: number, opacity?: number): string
  /** A dashed line of thread. */
  stitch(path: string, opacity?: number): string
  button(x: number, y: number, radius?: number): string
  /** Marks on the right side, and mirrored on the left. */
  both(marks: string): string
  /** Marks at two positions (transforms), such as a pair of boots. */
  pair(marks: string, first: string, second: string): string
  clip(path: string, marks: string): string
  /** A main piece of fabric with print, light, shade and outline. */
  cloth(outline: string, options?: ClothOptions): string
  /** A smaller part on top: collar, pocket, belt. `turn` as in `Panel`. */
  part(outline: string, width?: number, turn?: Panel['turn']): string
  /** Visible inside of a neck or a waist, optionally with a label. */
  inside(outline: string, label?: readonly [y: number, width: number]): string
  /** Pen for a part in another color, such as a sole, without print. */
  other(color: string): Pen
}

/** Draws one kind of garment. */
export type Drawing = (pen: Pen) => string

/** Creates a pen for fabric in a color, `#rrggbb`. `idStart` keeps the ids of several drawings in one document apart. */
export function createPen(color: string, pattern: Pattern | null, idStart = 'g'): Pen {
  return penFor(clothTones(color), pattern, counter(idStart))
}

/** Creates a pen for black fabric with white lines and without shading. Black parts hide the lines below them. */
export function createOutlinePen(): Pen {
  return penFor(outlineTones, null, counter('g'))
}

function counter(start: string): () => string {
  let ids = 0
  return () => `${start}${(ids += 1)}`
}

function penFor(tones: Tones, pattern: Pattern | null, nextId: () => string): Pen {
  const isOutline = tones === outlineTones
  const isScattered = pattern === 'dot' || pattern === 'floral'
  const clip = (path: string, marks: string, transform = '') => {
    const id = nextId()
    return `<clipPath id="${id}"><path d="${path}"${transform && ` transform="${transform}"`}/></clipPath><g clip-path="url(#${id})">${marks}</g>`
  }
  const both = (marks: string) => {
    const id = nextId()
    return `<g id="${id}">${marks}</g><use href="#${id}" transform="${MIRROR}"/>`
  }
  const print = (transform = '') =>
    pattern ? `<use href="#${PRINT_ID}"${transform && ` transform="${transform}"`}/>` : ''
  const turnedPrint = ([degrees, x, y]: Panel['turn']) =>
    fill('M0 0H400V500H0Z', tones.base) + print(`rotate(${degrees} ${x} ${y})`)
  const panelsOf = (panels: readonly Panel[]) =>
    panels
      .filter(({ meetsItsOther }) => !(meetsItsOther && isScattered))
      .map(({ area, turn: [degrees, x, y] }) => {
        const right = clip(area, turnedPrint([degrees, x, y]))
        // Mirrors the area of the left panel but not its print.
        return right + clip(area, turnedPrint([-degrees, 400 - x, y]), MIRROR)
      })
      .join('')
  return {
    tones,
    pattern,
    clip,
    both,
    pair(marks, first, second) {
      const id = nextId()
      return `<defs><g id="${id}">${marks}</g></defs><use href="#${id}" transform="${first}"/><use href="#${id}" transform="${second}"/>`
    },
    seam: (path, width = SEAM, opacity = 1) => stroke(path, tones.line, width, opacity),
    stitch: (path, opacity = 0.75) => stroke(path, tones.line, 0.8, opacity, 'stroke-dasharray="3.4 2.6"'),
    button: (x, y, radius = 3.4) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tones.light}" stroke="${tones.line}"/>`,
    cloth(outline, { shade = '', panels = [], details = '', print: transform = '' } = {}) {
      if (isOutline) return fill(outline, tones.base) + details + stroke(outline, tones.line, CONTOUR)
      const printed = pattern ? print(transform) + panelsOf(panels) : ''
      const [id, shape] = [nextId(), nextId()]
      const marks = printed + shading(shade, tones, pattern !== null) + roundness(shape, tones)
      const light = `<clipPath id="${id}"><path id="${shape}" d="${outline}"/></clipPath><g clip-path="url(#${id})">${marks}</g>`
      return fill(outline, tones.base) + light + details + stroke(outline, tones.line, OUTLINE)
    },
    part(outline, width = OUTLINE, turn = [0, 0, 0]) {
      const printed = pattern ? clip(outline, print(turn[0] ? `rotate(${turn.join(' ')})` : '')) : ''
      return fill(outline, tones.base) + printed + stroke(outline, tones.line, width)
    },
    inside(outline, label) {
      const sewn = label
        ? `<rect x="${200 - label[1] / 2}" y="${label[0]}" width="${label[1]}" height="9" rx="1" fill="${tones.light}" opacity=".8"/>`
        : ''
      return fill(outline, tones.deep) + sewn
    },
    other: (color) => penFor(isOutline ? outlineTones : clothTones(color), null, nextId),
  }
}

// On a print the shade is translucent, so that the print stays visible.
function shading(shade: string, tones: Tones, isPrinted: boolean): string {
  if (!shade) return ''
  return isPrinted ? fill(shade, '#1a1412', tones.isDark ? 0.22 : 0.1) : fill(shade, tones.shade)
}

// Light from the upper left: pale lines along the edges that face it, dark ones along the others. Stacked faint lines
// of decreasing width approximate a soft shade without an SVG filter.
function roundness(shape: string, { line, isDark }: Tones): string {
  const edges = (move: string, color: string, widths: readonly number[], opacity: number) =>
    `<g transform="translate(${move})" fill="none" stroke="${color}" opacity="${opacity}">${widths
      .map((width) => `<use href="#${shape}" stroke-width="${width}" opacity=".3"/>`)
      .join('')}</g>`
  const far = edges('-4 -3', isDark ? '#000' : line, [26, 20, 15, 10, 6], isDark ? 0.3 : 0.2)
  const near = edges('4 4', '#fff', [18, 14, 10, 6], isDark ? 0.12 : 0.3)
  // A light rim keeps black fabric visible on dark tiles.
  const rim = isDark ? edges('1 1', '#fff', [3], 0.43) : ''
  return far + near + rim
}
