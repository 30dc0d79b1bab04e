import * as z from 'zod/mini'
import { closetCategories } from './closet/closet.ts'
import { OutfitItem, outfitSlots } from './closet/outfit-items.ts'
import { endpoint } from './endpoint.ts'
import { trimmedText, oneOf, requiredText } from './fields.ts'
import { MissingPart } from './trends.ts'

/** Maximum number of marks in a photo. */
export const MARKS_MAX = 10

const share = z.number().check(z.minimum(0), z.maximum(1))

/** A piece marked in a photo of an outfit. */
const MarkedPiece = z.object({
  category: oneOf('Category', closetCategories),
  /** Id of a garment type; null for any type of the category. */
  typeId: z.nullable(trimmedText('Type', 60)),
  /** A word or `#rrggbb`. */
  color: requiredText('Color', 40),
})
export type MarkedPiece = z.infer<typeof MarkedPiece>

/** A mark set by a vision model. */
const PhotoMark = z.object({
  category: z.enum(closetCategories),
  typeId: z.nullable(z.string()),
  /** Color name. */
  color: z.string(),
  /** `x` and `y` of the piece's center, in fractions of the photo. */
  x: share,
  y: share,
})
export type PhotoMark = z.infer<typeof PhotoMark>

/** A piece of the closet for a mark, with the reason. */
const ClosePiece = z.object({ item: OutfitItem, slot: z.enum(outfitSlots), reason: z.string() })
export type ClosePiece = z.infer<typeof ClosePiece>

/** A marked piece and its matches in the closet. */
export const RecreatedPart = z.object({
  /** 'navy jeans'. */
  name: z.string(),
  /** Address of a drawing on this server. */
  imageUrl: z.string(),
  /** The best matching piece; null if none is close. A piece matches at most one mark. */
  match: z.nullable(ClosePiece),
  /** Other pieces, closest first. */
  others: z.array(ClosePiece),
  /** Where to buy it; null if there is a match. */
  missing: z.nullable(MissingPart),
})
export type RecreatedPart = z.infer<typeof RecreatedPart>

/** Endpoints for recreating an outfit from a photo. */
export const recreateEndpoints = {
  readPhoto: endpoint({
    method: 'POST',
    path: '/api/outfit-photo-marks',
    storesNothing: true,
    summary: 'Mark the pieces in a photo of an outfit with your model, without storing the photo',
    form: { fields: z.object({}), photo: { field: 'image', missing: 'Please select an image' } },
    reply: z.object({ marks: z.array(PhotoMark) }),
  }),
  recreate: endpoint({
    method: 'POST',
    path: '/api/recreate-outfit',
    storesNothing: true,
    summary: 'The closest pieces of your closet for the pieces of an outfit',
    body: z.object({
      marks: z
        .array(MarkedPiece, 'Mark the pieces of the outfit.')
        .check(
          z.minLength(1, 'Mark at least one piece.'),
          z.maxLength(MARKS_MAX, `Mark at most ${MARKS_MAX} pieces.`),
        ),
    }),
    reply: z.object({ parts: z.array(RecreatedPart) }),
  }),
}
