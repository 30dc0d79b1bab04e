import { fitsWhole, plateLines } from './plate-lines.ts'
import type { PlateFont, Typesetter } from './plate-fonts.ts'

/** A line of text on a share image. `x` and `baseline` are in pixels. */
export interface SetLine {
  readonly text: string
  readonly type: PlateFont
  readonly x: number
  readonly baseline: number
  readonly color: 'ink' | 'quiet'
}

/** A block of lines with its height in pixels. */
export interface TextBlock {
  readonly height: number
  at(x: number, top: number): SetLine[]
}

/** Space for the texts: widths in pixels, title size and gap above the names in units. */
interface WordsRoom {
  /** 1 % of the share image's width, in pixels. */
  readonly unit: number
  readonly width: number
  readonly title: number
  readonly titleWidth: number
  readonly aboveNames: number
  /** Maximum lines of the names. */
  readonly mostLines: number
}

const TITLE_LINES = 2
const TITLE_LEADING = 1.1
const NAMES_LEADING = 1.45
// Size of the smallest text: 9 px on a phone screen.
const SMALL = 2.4
// Scales of the title; a long title shrinks before it is truncated.
const titleSteps = [1, 0.84, 0.7]

/** Lays out the title of a share image above the names of the pieces; either may be ''. */
export function plateText(
  typesetter: Typesetter,
  texts: { readonly title: string; readonly names: string },
  room: WordsRoom,
): TextBlock {
  const title = titleBlock(typesetter, texts.title, room)
  const names = namesBlock(typesetter, texts.names, room)
  const gap = title.height > 0 && names.height > 0 ? room.aboveNames * room.unit : 0
  return {
    height: title.height + gap + names.height,
    at: (x, top) => [...title.at(x, top), ...names.at(x, top + title.height + gap)],
  }
}

function titleBlock(typesetter: Typesetter, title: string, room: WordsRoom): TextBlock {
  const columns = titleSteps.map((step) => ({
    type: { face: 'serif', weight: 340, size: room.title * step * room.unit, tracking: -0.018 } as const,
    width: room.titleWidth,
    mostLines: TITLE_LINES,
  }))
  const column = columns.find((each) => fitsWhole(typesetter, title, each)) ?? columns.at(-1)
  if (!title || !column) return noText
  const lines = plateLines(typesetter, title, column)
  return textBlock(typesetter, lines, { type: column.type, leading: TITLE_LEADING, color: 'ink' })
}

function namesBlock(typesetter: Typesetter, names: string, room: WordsRoom): TextBlock {
  if (!names) return noText
  const type = { ...smallType(room.unit), weight: 420 }
  const lines = plateLines(typesetter, names, { ...room, type })
  return textBlock(typesetter, lines, { type, leading: NAMES_LEADING, color: 'quiet' })
}

const noText: TextBlock = { height: 0, at: () => [] }

function textBlock(
  typesetter: Typesetter,
  lines: readonly string[],
  { type, leading, color }: { type: PlateFont; leading: number; color: SetLine['color'] },
): TextBlock {
  const high = type.size * leading
  return {
    height: lines.length * high,
    at: (x, top) =>
      lines.map((text, at) => ({
        text,
        type,
        x,
        baseline: baselineIn(typesetter, type, top + at * high, high),
        color,
      })),
  }
}

/** Returns the font of names and colors. */
export function smallType(unit: number): PlateFont {
  return { face: 'sans', weight: 450, size: SMALL * unit, tracking: 0 }
}

/** Returns the baseline of a line as in CSS, with half of the leading above and half below. */
export function baselineIn(
  typesetter: Typesetter,
  { face, size }: PlateFont,
  top: number,
  high: number,
): number {
  const { ascent, descent } = typesetter.metrics(face)
  return top + (high - (ascent + descent) * size) / 2 + ascent * size
}
