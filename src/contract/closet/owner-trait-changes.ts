import * as z from 'zod/mini'
import { oneOf, requiredText } from '../fields.ts'
import { pieceMaterials, piecePatterns, piecePurposes, pieceSeasons } from './owner-traits.ts'

const TYPE_MAX = 60
const TAGS_MAX = 20
const TAG_MAX = 40
const MAX_CLO = 2

const seasonsWrong = `Seasons must be a list of ${pieceSeasons.join(', ')}, at least one of them.`

const seasons = z
  .array(z.enum(pieceSeasons, seasonsWrong), seasonsWrong)
  .check(z.minLength(1, seasonsWrong), z.maxLength(pieceSeasons.length, seasonsWrong))

const tags = z
  .array(requiredText('Tag', TAG_MAX), 'Tags must be a list of texts.')
  .check(z.maxLength(TAGS_MAX, `You can add up to ${TAGS_MAX} tags.`))

/**
 * Changes to the owner's traits of a piece. Omitted traits stay. Null clears one, so that the value that Armadio reads
 * applies again. Whether `type` is a known garment type is checked by the server.
 */
export const OwnerTraitChanges = z.strictObject(
  {
    type: z.optional(z.nullable(requiredText('Type', TYPE_MAX))),
    formality: z.optional(z.nullable(numberBetween('Dressiness', 1, 5))),
    warmthClo: z.optional(z.nullable(numberBetween('Warmth', 0, MAX_CLO, ' clo'))),
    material: z.optional(z.nullable(oneOf('Fabric', pieceMaterials))),
    pattern: z.optional(z.nullable(oneOf('Pattern', piecePatterns))),
    purpose: z.optional(z.nullable(oneOf('Made for', piecePurposes))),
    seasons: z.optional(z.nullable(inYearOrder(seasons))),
    tags: z.optional(z.nullable(withoutDuplicates(tags))),
  },
  'Traits can be type, formality, warmthClo, material, pattern, purpose, seasons and tags.',
)
export type OwnerTraitChanges = z.infer<typeof OwnerTraitChanges>

function numberBetween(label: string, least: number, most: number, unit = '') {
  const wrong = `${label} must be a number from ${least} to ${most}${unit}.`
  return z.number(wrong).check(z.minimum(least, wrong), z.maximum(most, wrong))
}

// Sorts by the order of the year and removes duplicates.
function inYearOrder(schema: typeof seasons) {
  return z.pipe(
    schema,
    z.transform((given) => pieceSeasons.filter((season) => given.includes(season))),
  )
}

// Tags that differ in case alone are the same; the first spelling is stored.
function withoutDuplicates(schema: typeof tags) {
  return z.pipe(
    schema,
    z.transform((given) =>
      [...new Map(given.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed(),
    ),
  )
}
