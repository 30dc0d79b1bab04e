import type { ComponentType } from 'react'
import type { ClosetCategory } from '../../../contract/closet.ts'
import { swatchColor } from '../../../domain/closet/swatch-color.ts'
import type { DrawnText } from '../parts/drawing-of-text.ts'

// As many as the call for the closest pieces takes.
const GARMENTS_MAX = 10
const COLOR_MAX = 40

/** An outfit of named garments, to be worn in own pieces. */
export interface OutfitToOwn {
  readonly name: string
  readonly occasion: string
  /** At least one. */
  readonly garments: readonly {
    readonly category: ClosetCategory
    readonly typeId: string
    /** A word or `#rrggbb`. */
    readonly color: string
  }[]
}

/** What the stylist shows of features that come after it. */
export interface StylistPanelProps {
  /** An outfit in own pieces. */
  readonly OwnVersion: ComponentType<{ readonly outfit: OutfitToOwn }>
}

/** The garments of an outfit in a style as they are drawn; null where no text names a garment. */
export function outfitToOwn(
  style: string,
  occasion: string,
  drawings: readonly DrawnText[],
): OutfitToOwn | null {
  const garments = drawings.slice(0, GARMENTS_MAX).map(({ type, color }) => ({
    category: type.category,
    typeId: type.id,
    color: colorInFew(color),
  }))
  return garments.length > 0 ? { name: `In the style of ${style}`, occasion, garments } : null
}

// 'Wool in a deep bottle green, nearly black' is too long for a color.
function colorInFew(color: string): string {
  return swatchColor(color) ?? (color.trim().slice(0, COLOR_MAX) || 'black')
}
