import * as z from 'zod/mini'
import { closetCategories, ClosetItem, NewClosetItem } from './closet.ts'
import { endpoint } from '../endpoint.ts'
import { Picture } from '../values/picture.ts'

/** Id of an uploaded photo. */
export const PhotoId = z.string("This isn't a photo.").check(z.regex(/^[0-9a-f]{32}$/, "This isn't a photo."))

/** An uploaded photo without a piece yet, stored for a day, with suggested values for the piece. */
export const ClosetPhoto = z.object({
  id: z.string(),
  imageUrl: z.string(),
  picture: Picture,
  /** Suggested values; null if unknown. */
  suggestion: z.object({
    name: z.nullable(z.string()),
    category: z.nullable(z.enum(closetCategories)),
    color: z.nullable(z.string()),
    /** The source of the suggestion: our own rules, or the model in the settings. */
    suggestedBy: z.enum(['rules', 'model']),
    /** The most likely category, even if too uncertain for `category`. */
    guess: z.nullable(z.enum(closetCategories)),
    /** Confidence of `guess`, 0 to 1. */
    confidence: z.number(),
    /** Id of the garment type in the photo; null if uncertain. */
    type: z.nullable(z.string()),
    /** Stripes or checks; null if neither is clearly visible. */
    pattern: z.nullable(z.enum(['stripe', 'check'])),
    /** Whether the photo seems to show a piece of clothing. */
    isGarment: z.boolean(),
    /** Suggested name of the piece for each category. */
    names: z.record(z.enum(closetCategories), z.string()),
  }),
  /** The piece of the closet that has the identical photo. */
  sameAs: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The piece of the closet with a similar photo, possibly rotated or cropped. */
  looksLike: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Perceptual fingerprint for comparison with other photos; null if the photo has too little detail. */
  look: z.nullable(z.string()),
})
export type ClosetPhoto = z.infer<typeof ClosetPhoto>

/** Endpoints of uploaded photos without a piece. */
export const closetPhotoEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/closet-photos',
    summary: 'Upload a photo before its piece and get suggested details',
    form: {
      // Only a hint: an unusual name must not reject the photo.
      fields: z.object({ fileName: z.optional(z.string()) }),
      photo: { field: 'image', missing: 'Please select an image' },
    },
    reply: ClosetPhoto,
    status: 201,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/closet-photos/:photoId',
    summary: 'Discard a photo that no piece uses',
    params: z.object({ photoId: PhotoId }),
  }),
  addPiece: endpoint({
    method: 'POST',
    path: '/api/closet-items/from-photo',
    summary: 'Add a piece with an uploaded photo',
    body: z.extend(NewClosetItem, { photoId: PhotoId }),
    reply: ClosetItem,
    status: 201,
  }),
}
