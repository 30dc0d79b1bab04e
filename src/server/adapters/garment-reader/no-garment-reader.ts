import type { GarmentReader } from '../../ports/garment-reader.ts'

/** Armadio without a model: the user describes the photo. */
export const noGarmentReader: GarmentReader = { read: async () => null }
