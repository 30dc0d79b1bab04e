import { createPhotoReader } from '../../../src/server/segmentation/create-photo-reader.ts'

/** A photo reader shared by all tests of a process; it is stateless. */
export const sharedPhotoReader = createPhotoReader()
