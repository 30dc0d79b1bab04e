import { fitsWhole, onOneLine, plateLines } from './plate-lines.ts'
import type { PlateRecipe } from './plate-recipe.ts'
import type { PlateType, Typesetter } from './plate-type.ts'

/** A line of text on a plate. `x` and `baseline` in pixels. */
export interface SetLine {
  readonly text: string
  readonly type: PlateType
  readonly x: number
  readonly baseline: number
  readonly color: 'ink' | 'quiet'
}

/** A color chip: a filled circle, in pixels. */
export interface Chip {
  readonly hex: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** What stands under the clothes. */
export interface Foot {
  readonly rule: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly lines: readonly SetLine[]
  readonly chips: readonly Chip[]
}

/** Where a foot may stand, in pixels. */
interface FootRoom {
  readonly x: number
  readonly width: number
  /** Its last line ends here. */
  readonly bottom: number
  /** As high as it is where the collage is as wide as it may be. */
  readonly roomiest: number
  /** A hundredth of the plate's width. */
  readonly unit: number
}

// All sizes in hundredths of the plate's width. The smallest text is 2.4 of them: 9 px on a phone's screen.
const RULE = 0.15
const SMALL = 2.4
const CHIP = 3.3
const CHIP_GAP = 1.6
const LONGEST_CHIP_NAME = 18
const COLUMN_GAP = 5
const MARK = 2.5
const MARK_TRACKING = 0.24
const NAMES_LEADING = 1.45
const formats = {
  post: { padding: 2.6, title: 5.2, titleWidth: 57.2, nameLines: 3 },
  pin: { padding: 3.2, title: 6.6, titleWidth: 79.2, nameLines: 2 },
}
const TITLE_LINES = 2
const TITLE_LEADING = 1.1
// A long title is set smaller before it is cut.
const titleSteps = [1, 0.84, 0.7]
const STEP_OF_CHIPS = 5.2
const MOST_BETWEEN_CHIPS = 13
const WORDMARK = 'ARMADIO'

/** The foot of a plate; null where nothing is to be said. */
export function plateFoot(recipe: PlateRecipe, typesetter: Typesetter, room: FootRoom): Foot | null {
  const said = whatIsSaid(recipe, typesetter, room.unit)
  if (!said.title && !said.names && said.colors.length === 0 && !said.hasMark) return null
  const { padding } = formats[recipe.format]
  const { height, draw } =
    recipe.format === 'post' ? besideChips(said, typesetter, room) : overChips(said, typesetter, room)
  const { x, width, bottom, unit } = room
  const onlyMark = !said.title && !said.names && said.colors.length === 0
  const content = onlyMark ? height : Math.max(height, room.roomiest - (padding + RULE) * unit)
  const top = bottom - content
  const rule = { x, y: top - (padding + RULE) * unit, width, height: RULE * unit }
  return { rule, ...draw(top) }
}

interface Said {
  readonly title: string
  /** The names of the pieces, in one text. */
  readonly names: string
  readonly colors: readonly { readonly name: string; readonly hex: string; readonly width: number }[]
  readonly hasMark: boolean
}

/** What a layout needs, and how it is drawn once its top is known. */
interface Composed {
  readonly height: number
  draw(top: number): Pick<Foot, 'lines' | 'chips'>
}

function whatIsSaid(recipe: PlateRecipe, typesetter: Typesetter, unit: number): Said {
  const named = (name: string) => typesetter.settable(name, 'sans')
  const longest = LONGEST_CHIP_NAME * unit
  const type = smallType(unit)
  return {
    title: typesetter.settable(recipe.title, 'serif'),
    names: recipe.showsNames
      ? recipe.pieces
          .map(({ name }) => named(name))
          .filter(Boolean)
          .join(', ')
      : '',
    // A color is never without its name.
    colors: recipe.palette.flatMap((color) => {
      const name = onOneLine(typesetter, named(color.name), type, longest)
      return name ? { name, hex: color.hex, width: typesetter.width(name, type) } : []
    }),
    hasMark: recipe.showsWordmark,
  }
}

// A post: the title on the left, the colors in a column on the right.
function besideChips(said: Said, typesetter: Typesetter, { x, width, bottom, unit }: FootRoom): Composed {
  const { title: size, titleWidth, nameLines } = formats.post
  const chipWidth = (CHIP + CHIP_GAP) * unit + Math.max(0, ...said.colors.map((color) => color.width))
  const column = said.colors.length > 0 ? width - chipWidth - COLUMN_GAP * unit : width
  const title = titleBlock(typesetter, said.title, { size, width: Math.min(column, titleWidth * unit), unit })
  const names = namesBlock(typesetter, said.names, { width: column, mostLines: nameLines, unit })
  const between = title.height && names.height ? 1.8 * unit : 0
  const said2mark = title.height + names.height > 0 && said.hasMark ? 2.6 * unit : 0
  const mark = said.hasMark ? MARK * unit : 0
  const chipsHigh =
    said.colors.length > 0 ? (0.6 + said.colors.length * CHIP + (said.colors.length - 1) * 1.3) * unit : 0
  return {
    height: Math.max(title.height + between + names.height + said2mark + mark, chipsHigh),
    draw(top) {
      const step = Math.min(STEP_OF_CHIPS * unit, (bottom - top - (0.6 + CHIP) * unit) / 3)
      const chips = said.colors.map((color, at) => ({
        color,
        x: x + width - chipWidth,
        y: top + 0.6 * unit + at * step,
      }))
      return {
        lines: [
          ...title.at(x, top),
          ...names.at(x, top + title.height + between),
          ...markLine(said, typesetter, { x, bottom, unit }),
          ...chips.map((chip) => chipName(typesetter, chip, unit)),
        ],
        chips: chips.map((chip) => circle(chip, unit)),
      }
    },
  }
}

// A pin: the title, then the colors in a row, half way to the wordmark.
function overChips(said: Said, typesetter: Typesetter, { x, width, bottom, unit }: FootRoom): Composed {
  const { title: size, titleWidth, nameLines } = formats.pin
  const title = titleBlock(typesetter, said.title, { size, width: Math.min(width, titleWidth * unit), unit })
  const names = namesBlock(typesetter, said.names, { width, mostLines: nameLines, unit })
  const between = title.height && names.height ? 2.4 * unit : 0
  const text = title.height + between + names.height
  const row = said.colors.length > 0 ? CHIP * unit : 0
  const mark = said.hasMark ? MARK * unit : 0
  const parts = [text, row, mark].filter((part) => part > 0)
  return {
    height: text + row + mark + Math.max(0, parts.length - 1) * 3.6 * unit,
    draw(top) {
      const left = bottom - mark - (top + text)
      const y = top + text + (mark ? (left - row) / 2 : left - row)
      const chips = chipRow(said, { x, y, width, unit })
      return {
        lines: [
          ...title.at(x, top),
          ...names.at(x, top + title.height + between),
          ...markLine(said, typesetter, { x, bottom, unit }),
          ...chips.map((chip) => chipName(typesetter, chip, unit)),
        ],
        chips: chips.map((chip) => circle(chip, unit)),
      }
    },
  }
}

interface PlacedChip {
  readonly color: Said['colors'][number]
  readonly x: number
  readonly y: number
}

function chipRow(
  { colors }: Said,
  { x, y, width, unit }: { x: number; y: number; width: number; unit: number },
): PlacedChip[] {
  const widths = colors.map((color) => (CHIP + CHIP_GAP) * unit + color.width)
  const taken = widths.reduce((sum, each) => sum + each, 0)
  const gap = Math.min(MOST_BETWEEN_CHIPS * unit, (width - taken) / Math.max(1, colors.length - 1))
  let left = x
  return colors.map((color, at) => {
    const chip = { color, x: left, y }
    left += (widths[at] ?? 0) + gap
    return chip
  })
}

function circle({ color, x, y }: PlacedChip, unit: number): Chip {
  const radius = (CHIP / 2) * unit
  return { hex: color.hex, x: x + radius, y: y + radius, radius }
}

function chipName(typesetter: Typesetter, { color, x, y }: PlacedChip, unit: number): SetLine {
  const type = smallType(unit)
  const baseline = baselineIn(typesetter, type, y, CHIP * unit)
  return { text: color.name, type, x: x + (CHIP + CHIP_GAP) * unit, baseline, color: 'ink' }
}

function markLine(
  { hasMark }: Said,
  typesetter: Typesetter,
  { x, bottom, unit }: { x: number; bottom: number; unit: number },
): SetLine[] {
  if (!hasMark) return []
  const type: PlateType = { face: 'serif', weight: 400, size: MARK * unit, tracking: MARK_TRACKING }
  const baseline = baselineIn(typesetter, type, bottom - type.size, type.size)
  return [{ text: WORDMARK, type, x, baseline, color: 'ink' }]
}

/** Lines under each other, of a known height in all. */
interface TextBlock {
  readonly height: number
  at(x: number, top: number): SetLine[]
}

interface TitleRoom {
  /** In hundredths of the plate's width. */
  readonly size: number
  readonly width: number
  readonly unit: number
}

function titleBlock(typesetter: Typesetter, title: string, { size, width, unit }: TitleRoom): TextBlock {
  const columns = titleSteps.map((step) => ({
    type: { face: 'serif', weight: 340, size: size * step * unit, tracking: -0.018 } as const,
    width,
    mostLines: TITLE_LINES,
  }))
  const smallest = columns.at(-1)
  const column = columns.find((each) => fitsWhole(typesetter, title, each)) ?? smallest
  if (!title || !column) return noText
  const lines = plateLines(typesetter, title, column)
  return textBlock(typesetter, lines, { type: column.type, leading: TITLE_LEADING, color: 'ink' })
}

function namesBlock(
  typesetter: Typesetter,
  names: string,
  { width, mostLines, unit }: { width: number; mostLines: number; unit: number },
): TextBlock {
  if (!names) return noText
  const type = { ...smallType(unit), weight: 420 }
  const lines = plateLines(typesetter, names, { type, width, mostLines })
  return textBlock(typesetter, lines, { type, leading: NAMES_LEADING, color: 'quiet' })
}

const noText: TextBlock = { height: 0, at: () => [] }

function textBlock(
  typesetter: Typesetter,
  lines: readonly string[],
  { type, leading, color }: { type: PlateType; leading: number; color: SetLine['color'] },
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

function smallType(unit: number): PlateType {
  return { face: 'sans', weight: 450, size: SMALL * unit, tracking: 0 }
}

// As a browser sets a line: what the line has more than its letters is above and below them alike.
function baselineIn(typesetter: Typesetter, { face, size }: PlateType, top: number, high: number): number {
  const { ascent, descent } = typesetter.metrics(face)
  return top + (high - (ascent + descent) * size) / 2 + ascent * size
}
