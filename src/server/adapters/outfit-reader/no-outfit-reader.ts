import type { OutfitReader } from '../../ports/outfit-reader.ts'

/** Armadio without a model: the user marks the pieces. */
export const noOutfitReader: OutfitReader = { isThere: false, read: async () => null }
