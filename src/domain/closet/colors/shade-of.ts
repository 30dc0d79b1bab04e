import * as z from 'zod/mini'
import { clothColors, colorShades } from './cloth-colors.ts'
import { nameBasicColor, nameColor } from './color-name.ts'
import { colorWithoutPattern } from './color-without-pattern.ts'
import type { Garment, GarmentColor } from '../garment.ts'
import { readColors } from './perceived-color.ts'
import { moreColors, rareColors } from './rare-cloth-colors.ts'
import rows from './shade-words.json' with { type: 'json' }
import { swatchColor } from './swatch-color.ts'
import { wordSet } from '../../word-set.ts'

interface Colored {
  /** Text by the owner. */
  readonly color: string
  readonly garment: Pick<Garment, 'color' | 'otherColors'>
}

const NAME_MAX = 22
const BETWEEN_COLORS = /\s*(?:w\/|[,;/+&|]|\s(?:and|with|und|mit|et|e|y|con|avec)\s)\s*/i

const ShadeWords = z.strictObject({ implyingFamily: z.array(z.string()), adjectives: z.array(z.string()) })
const shadeWords = ShadeWords.parse(rows)

/** Color words that imply their family: 'navy blue' shortens to navy, but 'sky blue' needs its 'blue'. */
export const impliesFamily = new Set(shadeWords.implyingFamily)
/** Basic colors, of which others are shades. */
export const basicColors = wordSet('black white gray brown beige red orange yellow green blue purple pink')

// Foreign color words share the hex of the English word and come after it.
const englishOf = new Map<string, string>()
for (const [word, hex] of clothColors) if (!englishOf.has(hex)) englishOf.set(hex, word)
const english = new Set(englishOf.values())
// French, before a word that English has too: 'vieux rose'.
const foreignAdjectives = new Set(['vieux', 'vieil', 'vieille'])
const isForeign = (word: string) =>
  foreignAdjectives.has(word) || (clothColors.has(word) && !english.has(word))

/** Short color names of a piece in lowercase, main color first: 'navy', 'light blue'. `swatchColor` knows each. */
export function shadesOf({ color, garment }: Colored): readonly string[] {
  const parts = colorWithoutPattern(color)
    .split(BETWEEN_COLORS)
    .filter((part) => part.trim() !== '')
  const own = parts.flatMap((part) => {
    const shade = ownShade(part)
    if (!shade) return []
    // 'White navy' is two colors without a separator.
    const read = readColors(part)
    return read.length > 1 ? read.map((one) => readShade(one)) : [shade]
  })
  if (own.length > 0 && own.length >= parts.length) return [...new Set(own)]
  const read = [garment.color, ...garment.otherColors]
    .filter((one) => one !== null)
    .map((one) => readShade(one, color.trim().startsWith('#')))
  return [...new Set(read.length > 0 ? read : own)]
}

/** Short name of the main color of a piece, 'navy'; null if unknown. */
export function shadeOf(piece: Colored): string | null {
  return piece.garment.color ? (shadesOf(piece)[0] ?? null) : null
}

// 'Purple lace' and 'tan leather' name the fabric too.
const cloth =
  /(?<=\p{L}) (?:lace|zari|cordovan|chambray|leather|satin|suede|velvet|sequins?|duck|knit|linen|wool|tweed)$/u

const adjectives = new Set(shadeWords.adjectives)
const isShadeWord = (word: string) =>
  adjectives.has(word) ||
  colorShades.has(word) ||
  Object.hasOwn(rareColors.shades, word) ||
  clothColors.has(word) ||
  Object.hasOwn(moreColors, word)

// The owner's own text, if it is English and short enough for a sentence.
function ownShade(text: string): string | null {
  const written = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('grey', 'gray')
    .replace(/^gray marle?$/, 'heather gray')
    .replace(/^heather$/, 'mauve')
    .replace(/^rose-gold$/, 'rose gold')
    .replace(/^lt\.? /, 'light ')
    .replace(/^dk\.? /, 'dark ')
    .replace(cloth, '')
  if (!swatchColor(written)) return null
  const words = written.split(/[ -]/)
  // 'Gris anthracite' is half French, and a 'white yoke' no color.
  // Names of brands for their colors, such as 'Hamilton brown', read like typing errors in a sentence.
  if (words.slice(0, -1).some((word) => !isShadeWord(word))) return null
  const isEnglish = english.has(written) || (english.has(words.at(-1) ?? '') && !words.some(isForeign))
  return isEnglish && written.length <= NAME_MAX && /^[a-z]+([ -][a-z]+){0,2}$/.test(written)
    ? shortened(written)
    : null
}

// A word without a short name, such as 'celadon', is named by its family, never by the nearest other shade.
function readShade({ hex, family }: GarmentColor, isExact = false): string {
  // No basic name is near loden.
  const name = englishOf.get(hex) ?? (isExact ? nameColor : nameBasicColor)(hex).toLowerCase()
  return shortened(name || family)
}

// Words that mean something else without their family: 'butter' or 'denim'.
const withFamily = new Map([['sky', 'blue'], ['powder', 'blue'], ['denim', 'blue'], ['butter', 'yellow']]) // prettier-ignore

// Of places and people.
const properNames = /\b(?:british|french|kelly|nordic|oxford)\b/g

function shortened(written: string): string {
  const name = written.replaceAll(properNames, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  const family = withFamily.get(name)
  if (family) return `${name} ${family}`
  // As a cloth it would say more than the color does.
  if (name === 'linen') return 'beige'
  if (name.startsWith('off white')) return name.replace('off white', 'off-white')
  const words = name.split(' ')
  const [first = '', second = ''] = words
  return words.length === 2 && impliesFamily.has(first) && basicColors.has(second) ? first : name
}

/** Whether a shade is a metal, which goes with anything. */
export const isMetal = (shade: string) => /^(?:rose gold|gold|silver|bronze|copper)$/.test(shade)
