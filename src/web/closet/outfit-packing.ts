import { createContext, type ReactNode } from 'react'

/** Draws the dialog that packs an outfit, by the ids of the person's own pieces in it, until it is closed. */
type DrawPacking = (itemIds: readonly string[], onClose: () => void) => ReactNode

/** Packs an outfit for a trip; the features to the left of trips know none, the app provides it. */
export const OutfitPacking = createContext<DrawPacking | null>(null)
