import type { OutfitSlot } from '../../../contract/closet-outfit.ts'
import { drawingAddress } from '../../../domain/closet/drawing-address.ts'
import type { Pattern } from '../../../domain/closet/drawings/patterns.ts'
import type { GarmentType } from '../../../domain/closet/garment-types/garment-types.ts'
import { slotOfKind, type GarmentKind } from '../../../domain/closet/garment-kinds.ts'
import { readGarmentKind, typeOfText } from '../../../domain/closet/read-garment-kind.ts'
import { swatchColor } from '../../../domain/closet/swatch-color.ts'

/** A text that names a garment, and our drawing of it. */
export interface DrawnText {
  readonly text: string
  readonly kind: GarmentKind
  readonly type: GarmentType
  readonly slot: OutfitSlot
  readonly imageUrl: string
  /** The color it is drawn in: a word or words. */
  readonly color: string
}

// What is seldom in another color: denim, metal, horn.
// prettier-ignore
const ownColors: Partial<Record<GarmentKind, string>> = {
  jeans: 'denim', 'denim-shorts': 'denim', 'denim-jacket': 'denim', watch: 'silver', necklace: 'gold', earrings: 'gold',
  glasses: 'tobacco',
}
// What such a piece mostly is in, where neither its words nor a palette tell.
// prettier-ignore
const usualColors: Partial<Record<GarmentKind, string>> = {
  tee: 'white', 'tank-top': 'white', shirt: 'white', blouse: 'ivory', polo: 'navy', knit: 'oatmeal', turtleneck: 'charcoal',
  'leather-jacket': 'black', 'trench-coat': 'camel', coat: 'charcoal', blazer: 'navy', jacket: 'olive', bomber: 'black',
  puffer: 'black', parka: 'olive', raincoat: 'mustard', trousers: 'charcoal', 'wide-leg-trousers': 'black', chinos: 'stone',
  leggings: 'black', joggers: 'gray', dress: 'navy', 'slip-dress': 'black', 'sun-hat': 'natural', tie: 'navy',
}
// Leather goes its own way, whatever the palette of the clothes.
// prettier-ignore
const leatherColors: Partial<Record<GarmentKind, string>> = {
  sneakers: 'white', loafers: 'chestnut', oxfords: 'chestnut', boots: 'black', 'tall-boots': 'black', pumps: 'black',
  'ballet-flats': 'black', sandals: 'tan', tote: 'tan', 'shoulder-bag': 'black', backpack: 'black', belt: 'chocolate',
}

const patternWords: readonly (readonly [RegExp, Pattern])[] = [
  [/\bpin-?strip/i, 'pin'],
  [/\bstrip|\bbreton/i, 'stripe'],
  [/\bcheck|\bplaid|\btartan|\bgingham|\bhoundstooth/i, 'check'],
  [/\bpolka|\bdotted|\bdots\b/i, 'dot'],
  [/\bfloral|\bflower/i, 'floral'],
  [/\bherringbone|\btweed/i, 'herringbone'],
]

// What follows speaks of the piece, or of another one.
const breaks = /[,;:.()+–—]|\b(?:or|that|which|with|without|over|under|worn|rather|instead|for)\b/i
const joins = /[,;:.()+–—&]|\b(?:and|or|with|over|under|plus|then)\b/i

const suit = /\b(?:pant|trouser )?suit\b/i

/**
 * The drawing of the first garment that a text names, in the color and pattern that it names for it, or null. Where it
 * names no color, that is `color`, else what such a piece mostly has.
 */
export function drawingOfText(text: string, color?: string): DrawnText | null {
  const parts = text.split(breaks)
  const at = parts.findIndex((part) => readGarmentKind(part) !== null)
  const part = parts[at]
  const type = part === undefined ? null : typeOfText(part)
  const kind = type?.drawing
  if (part === undefined || !type || !kind) return null
  // 'A fine knit, navy or gray': what follows tells its color, if it is no garment itself.
  const next = parts[at + 1] ?? ''
  const stated = [part, ...(readGarmentKind(next) ? [] : [next])].find((words) => swatchColor(words))
  const shown = stated ?? ownColors[kind] ?? leatherColors[kind] ?? color ?? usualColors[kind] ?? ''
  // Blue jeans are the blue of denim.
  const cloth = ownColors[kind] === 'denim' ? shown.replace(/\bblue\b/i, 'denim') : shown
  const pattern = patternWords.find(([word]) => word.test(part))?.[1] ?? null
  const imageUrl = drawingAddress(kind, cloth, pattern)
  return { text, kind, type, slot: slotOfKind(kind), imageUrl, color: cloth }
}

/**
 * Every garment of a formula such as 'Blazer, white tee, straight jeans, loafers', as `drawingOfText` draws it; what has
 * no color of its own takes those of the palette from `start` on.
 */
export function drawingsOfFormula(formula: string, palette: readonly string[], start: number): DrawnText[] {
  return formula.split(joins).flatMap((part, at) => {
    const color = colorAt(palette, start + at)
    const drawn = drawingOfText(part.trim(), color)
    const trousers = isSuit(part) ? drawingOfText(part.replace(suit, 'trousers').trim(), color) : null
    return [drawn, trousers].filter((drawing) => drawing !== null)
  })
}

/** A color of a palette for the piece at a place in a list: one after the other, and from the start again. */
export function colorAt(palette: readonly string[], at: number): string | undefined {
  return palette[at % Math.max(1, palette.length)]
}

// The drawing of a suit is its jacket alone.
function isSuit(part: string): boolean {
  const id = typeOfText(part)?.id
  return id === 'suit' || id === 'pantsuit'
}
