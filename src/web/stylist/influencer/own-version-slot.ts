import type { ComponentType } from 'react'
import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import type { DrawnText } from '../../../domain/closet/drawings/drawing-of-text.ts'

// Limit of the request for the closest pieces.
const GARMENTS_MAX = 10
const COLOR_MAX = 40

/** An outfit of named garments, to recreate with the user's own pieces. */
export interface OutfitToRecreate {
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

/** Components of later features that the stylist renders. */
export interface StylistPanelProps {
  /** An outfit from the user's own pieces. */
  readonly OwnVersion: ComponentType<{ readonly outfit: OutfitToRecreate }>
}

/** The drawn garments of an outfit in a style; null if no text names a garment. */
export function outfitToRecreate(
  style: string,
  occasion: string,
  drawings: readonly DrawnText[],
): OutfitToRecreate | null {
  const garments = drawings.slice(0, GARMENTS_MAX).map(({ type, color }) => ({
    category: type.category,
    typeId: type.id,
    color: shortColor(color),
  }))
  return garments.length > 0 ? { name: `In the style of ${style}`, occasion, garments } : null
}

// Shortens long color descriptions such as 'Wool in a deep bottle green, nearly black'.
function shortColor(color: string): string {
  return swatchColor(color) ?? (color.trim().slice(0, COLOR_MAX) || 'black')
}
