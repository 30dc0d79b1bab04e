import * as z from 'zod/mini'
import { closetCategories, ClosetItem, NewClosetItem } from './closet.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './picture.ts'

/** Id of an uploaded photo. */
export const PhotoId = z.string("This isn't a photo.").check(z.regex(/^[0-9a-f]{32}$/, "This isn't a photo."))

/** A photo that waits, for a day, for the piece that it is of; and what it seems to show. */
export const ClosetPhoto = z.object({
  id: z.string(),
  imageUrl: z.string(),
  picture: Picture,
  /** Never more than suggestions: null where nothing can be told. */
  suggestion: z.object({
    name: z.nullable(z.string()),
    category: z.nullable(z.enum(closetCategories)),
    color: z.nullable(z.string()),
    /** What looked at the photo: our own rules, or the model that the operator has set. */
    suggestedBy: z.enum(['rules', 'model']),
    /** The likeliest category, also where it is not sure enough to be filled in. */
    guess: z.nullable(z.enum(closetCategories)),
    /** How sure the guess is, from 0 to 1. */
    confidence: z.number(),
    /** The type of garment in the photo, by its id; null where it is not sure. */
    type: z.nullable(z.string()),
    /** Stripes or checks, where they are plain to see. */
    pattern: z.nullable(z.enum(['stripe', 'check'])),
    /** Whether there seems to be a piece of clothing in the photo at all. */
    isGarment: z.boolean(),
    /** What the piece would be called in each category. */
    names: z.record(z.enum(closetCategories), z.string()),
  }),
  /** The piece of the closet that shows this very photo already. */
  sameAs: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The piece of the closet with a photo that looks like this one, perhaps turned or cropped. */
  looksLike: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** A fingerprint to compare this photo with others by; null where it is too plain to be told apart. */
  look: z.nullable(z.string()),
})
export type ClosetPhoto = z.infer<typeof ClosetPhoto>

/** The calls about photos that are not yet of a piece. */
export const closetPhotoEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/closet-photos',
    summary: 'Upload a photo before its piece and get suggested details',
    form: {
      // No more than a hint: an odd name must not keep a photo out.
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
