import { clothColors } from './cloth-colors.ts'
import { nameColor } from './color-name.ts'
import { colorWithoutPattern } from './color-without-pattern.ts'
import type { Garment, GarmentColor } from './garment.ts'
import { readColors } from './perceived-color.ts'
import { swatchColor } from './swatch-color.ts'

interface Colored {
  /** As the owner wrote it. */
  readonly color: string
  readonly garment: Pick<Garment, 'color' | 'otherColors'>
}

const NAME_MAX = 22
const BETWEEN_COLORS = /\s*(?:w\/|[,;/+&|]|\s(?:and|with|und|mit|et|e|y|con|avec)\s)\s*/i

/** Words that say their family by themselves: 'navy blue' is navy. 'Light blue' and 'sky blue' are nothing without it. */
// prettier-ignore
export const tellsItsFamily = new Set([
  'navy', 'camel', 'charcoal', 'anthracite', 'slate', 'cognac', 'caramel', 'chestnut', 'chocolate', 'mocha', 'espresso',
  'mahogany', 'taupe', 'tan', 'khaki', 'sand', 'stone', 'nude', 'burgundy', 'crimson', 'raspberry', 'berry', 'rust',
  'terracotta', 'copper', 'peach', 'apricot', 'mustard', 'ochre', 'saffron', 'olive', 'sage', 'mint', 'emerald', 'jade',
  'pistachio', 'cobalt', 'indigo', 'petrol', 'teal', 'turquoise', 'aqua', 'cornflower', 'periwinkle', 'lavender',
  'lilac', 'violet', 'plum', 'aubergine', 'rose', 'blush', 'fuchsia', 'magenta', 'coral', 'salmon', 'mauve', 'ivory',
  'cream', 'ecru', 'bordeaux', 'wine', 'oxblood', 'mint', 'tobacco',
])
/** The colors that others are shades of. */
export const families = new Set(
  'black white gray brown beige red orange yellow green blue purple pink'.split(' '),
)

// A word of another language has the hex of the English one, and comes after it.
const englishOf = new Map<string, string>()
for (const [word, hex] of clothColors) if (!englishOf.has(hex)) englishOf.set(hex, word)
const english = new Set(englishOf.values())

/** The colors of a piece in short, in lower case, the main one first: 'navy', 'light blue'. A swatch can show each. */
export function shadesOf({ color, garment }: Colored): readonly string[] {
  const parts = colorWithoutPattern(color)
    .split(BETWEEN_COLORS)
    .filter((part) => part.trim() !== '')
  const own = parts.flatMap((part) => {
    const shade = ownShade(part)
    if (!shade) return []
    // 'White navy' are two colors without a word between them.
    const read = readColors(part)
    return read.length > 1 ? read.map(readShade) : [shade]
  })
  if (own.length > 0 && own.length >= parts.length) return [...new Set(own)]
  const read = [garment.color, ...garment.otherColors].filter((one) => one !== null).map(readShade)
  return [...new Set(read.length > 0 ? read : own)]
}

/** The main color of a piece in short, 'navy'; null where none is known. */
export function shadeOf(piece: Colored): string | null {
  return piece.garment.color ? (shadesOf(piece)[0] ?? null) : null
}

// As the owner wrote it, where that is English and can stand in a sentence.
function ownShade(text: string): string | null {
  const written = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('grey', 'gray')
    .replace(/^gray marle?$/, 'heather gray')
  if (!swatchColor(written)) return null
  const isEnglish = written.split(/[ -]/).some((word) => english.has(word)) || english.has(written)
  return isEnglish && written.length <= NAME_MAX && /^[a-z]+([ -][a-z]+){0,2}$/.test(written)
    ? shortened(written)
    : null
}

function readShade({ hex }: GarmentColor): string {
  return englishOf.get(hex) ?? shortened(nameColor(hex).toLowerCase())
}

function shortened(name: string): string {
  if (name.startsWith('off white')) return name.replace('off white', 'off-white')
  const words = name.split(' ')
  const [first = '', second = ''] = words
  return words.length === 2 && tellsItsFamily.has(first) && families.has(second) ? first : name
}
