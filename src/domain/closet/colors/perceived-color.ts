import { convertLabToLch, convertRgbToOklab, parseHex } from 'culori/fn'
import { blended, clothColors, colorShades, mixedColor } from './cloth-colors.ts'
import { colorFamilies, type ColorFamily, colorFamily } from './color-family.ts'
import type { GarmentColor, GarmentSlot, Material } from '../garment.ts'
import { moreColors, rareColors } from './rare-cloth-colors.ts'
import { inLatinLetters } from '../garment-words/vocabulary/other-scripts.ts'
import { plainLetters } from '../text/plain-letters.ts'

// Degrees of OKLCH hue; petrol and teal are below.
const MIN_NAVY_HUE = 230
const WHITE = { r: 1, g: 1, b: 1 }

interface Word {
  readonly text: string
  /** Whether only a space or a hyphen separates it from the previous word. */
  readonly isJoined: boolean
}

const neutralFamilies: readonly ColorFamily[] = ['black', 'white', 'gray', 'beige', 'brown']

// 'Gray blue' is one color, 'gray orange' is two.
const neverGrayed: readonly ColorFamily[] = ['red', 'orange', 'yellow']

// Names of the same color share one object.
const sharedColors = new Map<string, GarmentColor>()
const named = new Map<string, GarmentColor>()
for (const [name, hex] of [...Object.entries(moreColors), ...clothColors]) {
  const color = sharedColors.get(hex) ?? colorOfHex(hex)
  sharedColors.set(hex, color)
  named.set(name, color)
}
for (const [name, words] of Object.entries(rareColors.synonyms)) {
  const color = named.get(name)
  for (const word of words) if (color && !clothColors.has(word)) named.set(word, color)
}
// Basic colors, which a more specific word before or after refines: 'navy blue', 'bleu marine'.
const plain = new Set(colorFamilies.map((family) => named.get(family)))
const shades = new Map([...colorShades, ...Object.entries(rareColors.shades)])
const shadesAfter = new Map(Object.entries(rareColors.trailingShades))
const { compounds } = rareColors
const starts = new Map(
  Object.entries(compounds.starts).flatMap(([name, words]) => {
    const color = named.get(name)
    return color ? words.map((word): [string, GarmentColor] => [word, color]) : []
  }),
)
const flowers = new Set(rareColors.flowers)
const printed = new Set([...rareColors.printed, ...flowers])
const cloths = new Set(rareColors.cloths)
const notInNames = new Set(rareColors.notInNames)

// OKLCH chroma of stone and taupe.
const MUTED_CHROMA = 0.03
const LONGEST_TEXT = 300
// Degrees.
const NEAR_HUES = 80

/**
 * Returns the colors named in a free text, in its order, as colors of fabric: 'White and navy blue' has two. Also
 * accepts `#rrggbb` and `#rgb`. Empty if the text names none.
 */
export function readColors(text: string): GarmentColor[] {
  const digits = /^\s*#([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text)?.[1]?.toLowerCase()
  if (!digits) return colorsIn(text, () => true)
  return [colorOfHex(`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`)]
}

/** Like `readColors`, for the name of a piece, where some color words have other meanings: 'Stone Island', 'linen'. */
export function readColorsOfName(name: string): GarmentColor[] {
  const withoutIdioms = name.replaceAll(/\b(old navy|red wing|red carpet|black tie|white tie)\b/gi, ',')
  return colorsIn(withoutIdioms, (word) => !notInNames.has(word))
}

function colorsIn(text: string, isColorWord: (word: string) => boolean): GarmentColor[] {
  const words = wordsIn(text)
  const colors: GarmentColor[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at]?.text ?? ''
    // 'Black with hibiscus' is a print.
    if (
      (flowers.has(word) && words[at - 1]?.text === 'with') ||
      (printed.has(word) && /^prints?$/.test(words[at + 1]?.text ?? ''))
    ) {
      at++
      continue
    }
    const { color, next } = colorAt(words, at, isColorWord)
    if (color && !colors.some(({ hex }) => hex === color.hex)) colors.push(color)
    at = next
  }
  return colors
}

function colorAt(
  words: readonly Word[],
  at: number,
  isColorWord: (word: string) => boolean,
): { color: GarmentColor | null; next: number } {
  const word = words[at]?.text ?? ''
  const phrase = words[at + 1]?.isJoined ? named.get(`${word} ${words[at + 1]?.text}`) : undefined
  // 'Midnight' and 'heather' are colors, but shades in 'midnight green' and 'heather navy'.
  const isShade = !phrase && shades.has(word) && named.has(word) && colorAfter(words, at + 1) !== undefined
  if (isShade) return { color: null, next: at + 1 }
  let color = phrase ?? named.get(word) ?? ofJoinedShade(word) ?? ofCompound(word)
  let next = at + (phrase ? 2 : 1)
  if (!color) return { color: null, next }
  const shade = words[at]?.isJoined ? shades.get(words[at - 1]?.text ?? '') : undefined
  if (!phrase && !isColorWord(word) && shade === undefined && !plain.has(colorAfter(words, next)))
    return { color: null, next }
  // 'Brown cordovan' is a leather.
  const after = words[next]?.isJoined ? (words[next]?.text ?? '') : ''
  if (after === 'cordovan' || flowers.has(after)) next++
  for (;;) {
    // A green stone is green.
    if (!color.isNeutral && cloths.has(words[next]?.text ?? '')) break
    const merged = merge(color, colorAfter(words, next))
    if (!merged) break
    color = merged
    next++
  }
  // 'White linen' is white.
  if (words[next]?.isJoined && cloths.has(words[next]?.text ?? '')) next++
  const shadeAfter = words[next]?.isJoined ? shadesAfter.get(words[next]?.text ?? '') : undefined
  const mix = shade ?? shadeAfter
  if (shadeAfter !== undefined) next++
  return { color: mix === undefined ? color : colorOfHex(mixedColor(color.hex, mix)), next }
}

function colorAfter(words: readonly Word[], at: number): GarmentColor | undefined {
  const word = words[at]
  return word?.isJoined ? named.get(word.text) : undefined
}

// Merges two adjacent color words; null if they are two colors: 'black white', 'navy red'.
function merge(first: GarmentColor, second: GarmentColor | undefined): GarmentColor | null {
  if (!second) return null
  const isFirstPlain = plain.has(first)
  const isSecondPlain = plain.has(second)
  if (!isFirstPlain && !isSecondPlain) return null
  if (first.family === second.family) return isFirstPlain ? second : first
  // 'Pearl gray', 'rain cloud gray'.
  if (!isFirstPlain && first.family === 'white' && second.family === 'gray') return second
  const isContrast = [first.family, second.family].some((family) => family === 'black' || family === 'white')
  const turn = Math.abs(first.hue - second.hue)
  const isGrayed = first.family === 'gray' || second.family === 'gray'
  const isBright = [first.family, second.family].some((family) => neverGrayed.includes(family))
  const areNear = isGrayed ? !isBright : Math.min(turn, 360 - turn) < NEAR_HUES
  if (isContrast || !areNear) return null
  // 'Verde petrolio' is petrol.
  // 'Gris topo' is one muted color, 'gray navy' two.
  if (isFirstPlain && !isSecondPlain) return isGrayed && second.chroma > MUTED_CHROMA ? null : second
  return isFirstPlain ? colorOfHex(blended(first.hex, second.hex, 0.5)) : first
}

// Splits one-word shades: 'dunkelblau', 'lichtgrijs', 'ciemnozielony'.
function ofJoinedShade(word: string): GarmentColor | undefined {
  for (const start of compounds.shades) {
    const color = word.startsWith(start) ? named.get(word.slice(start.length)) : undefined
    if (color) return colorOfHex(mixedColor(color.hex, shades.get(start) ?? 0))
  }
  return undefined
}

// Reads one-word colors such as 'moosgrün' and 'flessengroen'; an unknown first part leaves the basic color.
function ofCompound(word: string): GarmentColor | undefined {
  if (word.endsWith('meliert')) return named.get(word.slice(0, -'meliert'.length))
  const end = [...compounds.longEnds, ...compounds.shortEnds].find(
    (one) => word.length > one.length + 1 && word.endsWith(one),
  )
  const basic = end && named.get(end)
  if (!end || !basic) return undefined
  const start = word.slice(0, -end.length)
  const first = starts.get(start) ?? named.get(start)
  if (first && first.family === basic.family) return first
  return first || (start.length > 2 && compounds.longEnds.includes(end)) ? basic : undefined
}

function wordsIn(text: string): Word[] {
  const folded = plainLetters(inLatinLetters(text.slice(0, LONGEST_TEXT)))
  const words: Word[] = []
  let end = -1
  for (const match of folded.matchAll(/[a-z]+/g)) {
    const between = end < 0 ? '' : folded.slice(end, match.index)
    words.push({ text: match[0], isJoined: between === ' ' || between === '-' })
    end = match.index + match[0].length
  }
  return words
}

function colorOfHex(hex: string): GarmentColor {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(parseHex(hex) ?? WHITE), 'oklch')
  const color = { hex, family: colorFamily(hex), lightness: l, chroma: c, hue: h }
  return { ...color, isNeutral: isNeutral(color) }
}

// Dark and dull blues (navy, denim) go with anything.
function isNeutral({ family, lightness, chroma, hue }: Omit<GarmentColor, 'isNeutral'>): boolean {
  if (neutralFamilies.includes(family)) return true
  return (
    family === 'blue' &&
    ((lightness < 0.37 && chroma < 0.09) || (lightness < 0.6 && chroma < 0.062 && hue >= MIN_NAVY_HUE))
  )
}

// Words that name a yellow of fabric, and the brown of leather that they name on shoes, bags and belts.
const leatherOf = new Map([
  [named.get('amber')?.hex, named.get('cognac')],
  [named.get('honey')?.hex, named.get('caramel')],
])
const leathers: ReadonlySet<Material | null> = new Set<Material | null>([null, 'leather', 'suede'])

/** Returns the color as it is on a piece: the amber of leather boots is a brown, that of a silk top a yellow. */
export function colorOnPiece(
  color: GarmentColor,
  { slot, isBelt, material }: { slot: GarmentSlot; isBelt: boolean; material: Material | null },
): GarmentColor {
  const isLeather = (slot === 'shoes' || slot === 'bag' || isBelt) && leathers.has(material)
  return (isLeather ? leatherOf.get(color.hex) : undefined) ?? color
}
