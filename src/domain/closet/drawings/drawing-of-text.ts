import * as z from 'zod/mini'
import type { OutfitSlot } from '../../../contract/closet/outfit-items.ts'
import { drawingAddress } from './drawing-address.ts'
import type { Pattern } from './patterns.ts'
import type { GarmentType } from '../garment-types/garment-types.ts'
import { garmentKindIds, slotOfKind, type GarmentKind } from '../garment-kinds.ts'
import { readGarmentKind, typeOfText } from '../read-garment-kind.ts'
import { swatchColor } from '../colors/swatch-color.ts'
import usualColors from './usual-colors.json' with { type: 'json' }

/** A text that names a garment, with our drawing of it. */
export interface DrawnText {
  readonly text: string
  readonly kind: GarmentKind
  readonly type: GarmentType
  readonly slot: OutfitSlot
  readonly imageUrl: string
  /** Color of the drawing, in words. */
  readonly color: string
}

const Colors = z.partialRecord(z.enum(garmentKindIds), z.string())
const colorsOfKinds = z
  .strictObject({
    /** Garments and materials that rarely have another color: denim, metal, horn. */
    own: Colors,
    /** Leather keeps its own colors, regardless of the palette. */
    leather: Colors,
    /** Usual colors, if neither the text nor a palette gives one. */
    cloth: Colors,
  })
  .parse(usualColors)

const patternWords: readonly (readonly [RegExp, Pattern])[] = [
  [/\bpin-?strip/i, 'pin'],
  [/\bstrip|\bbreton/i, 'stripe'],
  [/\bcheck|\bplaid|\btartan|\bgingham|\bhoundstooth/i, 'check'],
  [/\bpolka|\bdotted|\bdots\b/i, 'dot'],
  [/\bfloral|\bflower/i, 'floral'],
  [/\bherringbone|\btweed/i, 'herringbone'],
]

// Text after these separators describes the piece or names another one.
const breaks = /[,;:.()+–—]|\b(?:or|that|which|with|without|over|under|worn|rather|instead|for)\b/i
const joins = /[,;:.()+–—&]|\b(?:and|or|with|over|under|plus|then)\b/i

const suit = /\b(?:pant|trouser )?suit\b/i

/**
 * The drawing of the first garment that a text names, in its stated color and pattern, or null. Without a stated color
 * it uses `color`, otherwise the garment's usual one.
 */
export function drawingOfText(text: string, color?: string): DrawnText | null {
  const parts = text.split(breaks)
  const at = parts.findIndex((part) => readGarmentKind(part) !== null)
  const part = parts[at]
  const type = part === undefined ? null : typeOfText(part)
  const kind = type?.drawing
  if (part === undefined || !type || !kind) return null
  // 'A fine knit, navy or gray': the next part may state the color, unless it is a garment itself.
  const next = parts[at + 1] ?? ''
  const stated = [part, ...(readGarmentKind(next) ? [] : [next])].find((words) => swatchColor(words))
  const { own, leather, cloth } = colorsOfKinds
  const shown = stated ?? own[kind] ?? leather[kind] ?? color ?? cloth[kind] ?? ''
  // 'Blue' jeans are denim blue.
  const drawn = own[kind] === 'denim' ? shown.replace(/\bblue\b/i, 'denim') : shown
  const pattern = patternWords.find(([word]) => word.test(part))?.[1] ?? null
  const imageUrl = drawingAddress(kind, drawn, pattern)
  return { text, kind, type, slot: slotOfKind(kind), imageUrl, color: drawn }
}

/**
 * Drawings of all garments in a formula such as 'Blazer, white tee, straight jeans, loafers', as `drawingOfText` makes
 * them. Garments without a color take those of the palette, from index `start`.
 */
export function drawingsOfFormula(formula: string, palette: readonly string[], start: number): DrawnText[] {
  return formula.split(joins).flatMap((part, at) => {
    const color = colorAt(palette, start + at)
    const drawn = drawingOfText(part.trim(), color)
    const trousers = isSuit(part) ? drawingOfText(part.replace(suit, 'trousers').trim(), color) : null
    return [drawn, trousers].filter((drawing) => drawing !== null)
  })
}

/** The palette's color for an index, wrapping around. */
export function colorAt(palette: readonly string[], at: number): string | undefined {
  return palette[at % Math.max(1, palette.length)]
}

// The drawing of a suit shows only its jacket.
const isSuit = (part: string) => ['suit', 'pantsuit'].includes(typeOfText(part)?.id ?? '')
