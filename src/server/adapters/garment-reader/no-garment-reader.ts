import type { GarmentReader } from '../../ports/garment-reader.ts'

/** Armadio without a model: the person says what the photo shows. */
export const noGarmentReader: GarmentReader = { read: async () => null }
