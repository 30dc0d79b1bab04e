import { createPhotoReader } from '../../src/server/segmentation/create-photo-reader.ts'

/** Reads the photos of all tests of a process: it has no state between them. */
export const sharedPhotoReader = createPhotoReader()
