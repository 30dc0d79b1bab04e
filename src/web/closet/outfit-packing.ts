import { createContext, type ComponentType } from 'react'

interface OutfitToPack {
  /** The pieces of an outfit that are the person's own. */
  readonly itemIds: readonly string[]
  readonly onClose: () => void
}

/** The dialog that packs an outfit for a trip; features to the left of trips know none, the app provides it. */
export const OutfitPacking = createContext<ComponentType<OutfitToPack> | null>(null)
