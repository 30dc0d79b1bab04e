import { createPhotoReader } from '../../src/server/segmentation/create-photo-reader.ts'

/** Looks at the photos of all tests of a process: it keeps nothing from one to the next. */
export const sharedPhotoReader = createPhotoReader()
