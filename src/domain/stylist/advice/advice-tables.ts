import * as z from 'zod/mini'
import { coverages, heelChoices, wearChoices } from '../../../contract/user-profile.ts'
import { garmentTags } from '../../closet/garment-tags.ts'
import { materials, type Garment } from '../../closet/garment.ts'
import { readGarment } from '../../closet/read-garment.ts'
import askerRows from './tables/askers.json' with { type: 'json' }
import dislikedRows from './tables/disliked.json' with { type: 'json' }
import pieceRows from './tables/pieces.json' with { type: 'json' }

const texts = z.optional(z.array(z.string()))
const tags = z.optional(z.array(z.enum(garmentTags)))
const materialList = z.optional(z.array(z.enum(materials)))
const bounds = z.tuple([z.number(), z.number()])

/** A garment that the advice can name; the table of garments derives the rest from its text. */
const Piece = z.strictObject({
  /** A whole is most of the outfit: a dress, a suit, a sari. */
  part: z.enum(['whole', 'top', 'bottom', 'layer', 'shoes', 'bag', 'small']),
  text: z.string(),
  isPlural: z.optional(z.literal(true)),
  /** Where its color comes from; empty where the text names one. */
  // prettier-ignore
  color: z.enum([
    'main', 'suit', 'second', 'light', 'leather', 'neutral', 'jewel', 'denim', 'black', 'brown', 'yellow', 'metal', '',
  ]),
  /** Least and most on the scale of `Garment.formality`. */
  formality: bounds,
  /** Coldest and warmest day, in degrees Celsius. */
  celsius: bounds,
  details: texts,
  /** Ids of the occasions, or of their families, that it is for; left out for any. */
  only: texts,
  /** Left out for what everyone wears. */
  wornBy: z.optional(z.enum(['women', 'men'])),
})

/** What people say of who will wear it: what it binds, and what helps them. */
const Asker = z.strictObject({
  id: z.string(),
  words: z.array(z.string()),
  wears: z.optional(z.enum(wearChoices)),
  coverage: z.optional(z.enum(coverages)),
  heels: z.optional(z.enum(heelChoices)),
  neverTags: tags,
  neverMaterials: materialList,
  wantTags: tags,
  /** A sentence of the recommendation. */
  note: z.optional(z.string()),
  tips: texts,
})
export type AskerRow = z.infer<typeof Asker>

/** How people call what they dislike, and the garments they mean. */
const Disliked = z.strictObject({ words: z.array(z.string()), tags, materials: materialList })

export interface PieceRow extends z.infer<typeof Piece> {
  readonly garment: Garment
}

/** The piece in one color, as the table of garments reads it. */
export function garmentOf(text: string, color: string): Garment {
  const words = { name: text, category: '', color, brand: null, style: null, season: null, description: null }
  return readGarment(words)
}

export const pieces: readonly PieceRow[] = z
  .array(Piece)
  .parse(pieceRows)
  .map((row) => ({ ...row, garment: garmentOf(row.text, '') }))
export const askers: readonly AskerRow[] = z.array(Asker).parse(askerRows)
export const disliked = z.array(Disliked).parse(dislikedRows)
