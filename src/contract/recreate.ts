import * as z from 'zod/mini'
import { closetCategories } from './closet.ts'
import { OutfitItem, outfitSlots } from './closet-outfit.ts'
import { endpoint } from './endpoint.ts'
import { keptText, oneOf, requiredText } from './fields.ts'
import { MissingPart } from './trends.ts'

/** Most pieces that are marked in a photo. */
export const MARKS_MAX = 10

const share = z.number().check(z.minimum(0), z.maximum(1))

/** What a mark says of a piece in a photo of an outfit. */
const MarkedPiece = z.object({
  category: oneOf('Category', closetCategories),
  /** Id of a garment type; null for any of the category. */
  typeId: z.nullable(keptText('Type', 60)),
  /** A word or `#rrggbb`. */
  color: requiredText('Color', 40),
})
export type MarkedPiece = z.infer<typeof MarkedPiece>

/** A mark that a model made. */
const PhotoMark = z.object({
  category: z.enum(closetCategories),
  typeId: z.nullable(z.string()),
  /** In words. */
  color: z.string(),
  /** Center of the piece, in fractions of the photo. */
  x: share,
  y: share,
})
export type PhotoMark = z.infer<typeof PhotoMark>

/** A piece of the closet for a mark, and why. */
const ClosePiece = z.object({ item: OutfitItem, slot: z.enum(outfitSlots), reason: z.string() })
export type ClosePiece = z.infer<typeof ClosePiece>

/** A marked piece in the closet. */
export const RecreatedPart = z.object({
  /** 'navy jeans'. */
  name: z.string(),
  /** Address of a drawing on this server. */
  imageUrl: z.string(),
  /** The piece that matches best; null where none is close. No piece matches two marks. */
  match: z.nullable(ClosePiece),
  /** Other pieces, the closest first. */
  others: z.array(ClosePiece),
  /** Where to get it; null where it has a match. */
  missing: z.nullable(MissingPart),
})
export type RecreatedPart = z.infer<typeof RecreatedPart>

/** The endpoints of recreating an outfit from a photo. */
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
