import { onOneLine } from './plate-lines.ts'
import type { PlateRecipe } from './plate-recipe.ts'
import type { Area } from './plate-tiles.ts'
import type { PlateFont, Typesetter } from './plate-fonts.ts'
import { baselineIn, plateText, smallType, type SetLine, type TextBlock } from './plate-text.ts'

/** A color chip: a filled circle, in pixels. */
export interface Chip {
  readonly hex: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The area under the clothes. */
export interface Foot {
  readonly rule: Area
  readonly lines: readonly SetLine[]
  readonly chips: readonly Chip[]
}

/** The space available for a foot, in pixels. */
interface FootRoom {
  readonly x: number
  readonly width: number
  /** Bottom of the last line. */
  readonly bottom: number
  /** Height of the foot if the collage has its maximum width. */
  readonly roomiest: number
  /** 1 % of the share image's width. */
  readonly unit: number
}

// Lengths in percent of the share image's width.
const RULE = 0.15
const CHIP = 3.3
const CHIP_GAP = 1.6
const LONGEST_CHIP_NAME = 18
const ABOVE_CHIPS = 0.6
const BETWEEN_CHIPS = 1.3
const STEP_OF_CHIPS = 5.2
const MAX_BETWEEN_CHIPS = 13
const COLUMN_GAP = 5
const ABOVE_MARK = 2.6
const BETWEEN_ROWS = 3.6
const MARK = 2.5
const MARK_TRACKING = 0.24
const WORDMARK = 'ARMADIO'
const formats = {
  post: { padding: 2.6, title: 5.2, titleWidth: 57.2, mostLines: 3, aboveNames: 1.8 },
  pin: { padding: 3.2, title: 6.6, titleWidth: 79.2, mostLines: 2, aboveNames: 2.4 },
  story: { padding: 3.6, title: 7, titleWidth: 82, mostLines: 3, aboveNames: 2.6 },
}

/** Lays out the foot of a share image; returns null without text, colors and wordmark. */
export function plateFoot(recipe: PlateRecipe, typesetter: Typesetter, room: FootRoom): Foot | null {
  const texts = footTexts(recipe, typesetter, room.unit)
  const isMarkAlone = !texts.title && !texts.names && texts.colors.length === 0
  if (isMarkAlone && !texts.hasMark) return null
  const { padding } = formats[recipe.format]
  const { height, draw } =
    recipe.format === 'post'
      ? nextToChips(texts, typesetter, room)
      : overChips(recipe.format, texts, typesetter, room)
  const { x, width, bottom, unit } = room
  const content = isMarkAlone ? height : Math.max(height, room.roomiest - (padding + RULE) * unit)
  const top = bottom - content
  const rule = { x, y: top - (padding + RULE) * unit, width, height: RULE * unit }
  return { rule, ...draw(top) }
}

interface FootTexts {
  readonly title: string
  /** The names of the pieces, joined. */
  readonly names: string
  readonly colors: readonly { readonly name: string; readonly hex: string; readonly width: number }[]
  readonly hasMark: boolean
}

/** A layout's height, and a function that draws it at a given top. */
interface Composed {
  readonly height: number
  draw(top: number): Pick<Foot, 'lines' | 'chips'>
}

function footTexts(recipe: PlateRecipe, typesetter: Typesetter, unit: number): FootTexts {
  const named = (name: string) => typesetter.settable(name, 'sans')
  const names = recipe.pieces.map(({ name }) => named(name)).filter(Boolean)
  const type = smallType(unit)
  return {
    title: typesetter.settable(recipe.title, 'serif'),
    names: recipe.showsNames ? names.join(', ') : '',
    // Leaves out colors whose name has no displayable text.
    colors: recipe.palette.flatMap((color) => {
      const name = onOneLine(typesetter, named(color.name), type, LONGEST_CHIP_NAME * unit)
      return name ? { name, hex: color.hex, width: typesetter.width(name, type) } : []
    }),
    hasMark: recipe.showsWordmark,
  }
}

// Layout of a post: title on the left, colors in a column on the right.
function nextToChips(texts: FootTexts, typesetter: Typesetter, room: FootRoom): Composed {
  const { x, width, bottom, unit } = room
  const { colors } = texts
  const chipWidth = (CHIP + CHIP_GAP) * unit + Math.max(0, ...colors.map((color) => color.width))
  const column = colors.length > 0 ? width - chipWidth - COLUMN_GAP * unit : width
  const words = wordsIn(column, 'post', texts, typesetter, unit)
  const mark = texts.hasMark ? (MARK + (words.height > 0 ? ABOVE_MARK : 0)) * unit : 0
  const chipsHigh = colors.length * CHIP + (colors.length - 1) * BETWEEN_CHIPS + ABOVE_CHIPS
  return {
    height: Math.max(words.height + mark, colors.length > 0 ? chipsHigh * unit : 0),
    draw(top) {
      const step = Math.min(STEP_OF_CHIPS * unit, (bottom - top - (ABOVE_CHIPS + CHIP) * unit) / 3)
      const chips = colors.map((color, at) => ({
        color,
        x: x + width - chipWidth,
        y: top + ABOVE_CHIPS * unit + at * step,
      }))
      return drawn(texts, typesetter, room, { words: words.at(x, top), chips })
    },
  }
}

// Layout of a pin or a story: the title, then a row of colors halfway to the wordmark.
function overChips(
  format: 'pin' | 'story',
  texts: FootTexts,
  typesetter: Typesetter,
  room: FootRoom,
): Composed {
  const { x, width, bottom, unit } = room
  const words = wordsIn(width, format, texts, typesetter, unit)
  const row = texts.colors.length > 0 ? CHIP * unit : 0
  const mark = texts.hasMark ? MARK * unit : 0
  const parts = [words.height, row, mark].filter((part) => part > 0)
  return {
    height: words.height + row + mark + Math.max(0, parts.length - 1) * BETWEEN_ROWS * unit,
    draw(top) {
      const left = bottom - mark - (top + words.height)
      const y = top + words.height + (mark ? (left - row) / 2 : left - row)
      const chips = chipRow(texts, { x, y, width, unit })
      return drawn(texts, typesetter, room, { words: words.at(x, top), chips })
    },
  }
}

function wordsIn(
  width: number,
  format: keyof typeof formats,
  texts: FootTexts,
  typesetter: Typesetter,
  unit: number,
): TextBlock {
  const { titleWidth, ...room } = formats[format]
  return plateText(typesetter, texts, {
    ...room,
    unit,
    width,
    titleWidth: Math.min(width, titleWidth * unit),
  })
}

function drawn(
  texts: FootTexts,
  typesetter: Typesetter,
  room: FootRoom,
  { words, chips }: { words: readonly SetLine[]; chips: readonly PlacedChip[] },
): Pick<Foot, 'lines' | 'chips'> {
  return {
    lines: [
      ...words,
      ...markLine(texts, typesetter, room),
      ...chips.map((chip) => chipName(typesetter, chip, room.unit)),
    ],
    chips: chips.map((chip) => circle(chip, room.unit)),
  }
}

interface PlacedChip {
  readonly color: FootTexts['colors'][number]
  readonly x: number
  readonly y: number
}

function chipRow(
  { colors }: FootTexts,
  { x, y, width, unit }: { x: number; y: number; width: number; unit: number },
): PlacedChip[] {
  const widths = colors.map((color) => (CHIP + CHIP_GAP) * unit + color.width)
  const taken = widths.reduce((sum, each) => sum + each, 0)
  const gap = Math.min(MAX_BETWEEN_CHIPS * unit, (width - taken) / Math.max(1, colors.length - 1))
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
  { hasMark }: FootTexts,
  typesetter: Typesetter,
  { x, bottom, unit }: { x: number; bottom: number; unit: number },
): SetLine[] {
  if (!hasMark) return []
  const type: PlateFont = { face: 'serif', weight: 400, size: MARK * unit, tracking: MARK_TRACKING }
  const baseline = baselineIn(typesetter, type, bottom - type.size, type.size)
  return [{ text: WORDMARK, type, x, baseline, color: 'ink' }]
}
