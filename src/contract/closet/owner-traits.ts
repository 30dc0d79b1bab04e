import * as z from 'zod/mini'

// prettier-ignore
export const pieceMaterials = [
  'cotton', 'linen', 'wool', 'cashmere', 'silk', 'satin', 'velvet', 'lace', 'chiffon', 'viscose', 'denim', 'corduroy',
  'tweed', 'jersey', 'fleece', 'leather', 'suede', 'patent leather', 'fur', 'down', 'synthetic', 'mesh', 'sequin',
  'straw', 'canvas', 'rubber', 'metal',
] as const

/** `plain` is fabric without a pattern. */
// prettier-ignore
export const piecePatterns = [
  'plain', 'stripe', 'pin', 'check', 'dot', 'floral', 'herringbone', 'animal', 'print',
] as const

/** `any` is a piece without a special purpose. */
// prettier-ignore
export const piecePurposes = [
  'any', 'home', 'underwear', 'sport underwear', 'sport', 'swimming', 'snow', 'own wedding', 'rain',
] as const

export const pieceSeasons = ['spring', 'summer', 'fall', 'winter'] as const

/** The owner's corrections of a piece's traits; null without a correction. */
export const OwnerTraits = z.object({
  /** Id of a garment type. */
  type: z.nullable(z.string()),
  /** 1 gym and beach to 5 black tie. */
  formality: z.nullable(z.number()),
  /** Insulation in clo (ISO 9920). */
  warmthClo: z.nullable(z.number()),
  material: z.nullable(z.enum(pieceMaterials)),
  pattern: z.nullable(z.enum(piecePatterns)),
  purpose: z.nullable(z.enum(piecePurposes)),
  seasons: z.nullable(z.array(z.enum(pieceSeasons))),
  /** Free text without duplicates; may be empty. */
  tags: z.array(z.string()),
})
export type OwnerTraits = z.infer<typeof OwnerTraits>
