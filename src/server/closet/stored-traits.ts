import * as z from 'zod'
import {
  type OwnerTraits,
  pieceMaterials,
  piecePatterns,
  piecePurposes,
  pieceSeasons,
} from '../../contract/closet/owner-traits.ts'
import type { OwnerTraitChanges } from '../../contract/closet/owner-trait-changes.ts'
import { noTraits } from '../../domain/closet/traits/owner-traits.ts'
import type { JsonObject } from '../db/tables/table-values.ts'

// Unknown values count as not stated.
const StoredTraits = z.object({
  type: z.string().nullable().catch(null),
  formality: z.number().nullable().catch(null),
  warmthClo: z.number().nullable().catch(null),
  material: z.enum(pieceMaterials).nullable().catch(null),
  pattern: z.enum(piecePatterns).nullable().catch(null),
  purpose: z.enum(piecePurposes).nullable().catch(null),
  seasons: z.array(z.enum(pieceSeasons)).nullable().catch(null),
  tags: z.array(z.string()).catch([]),
})

/** Parses the owner's traits from their column. Rows without any share one object. */
export function toOwnerTraits(stored: JsonObject | null): OwnerTraits {
  return stored === null ? noTraits : StoredTraits.parse(stored)
}

/** Column value after a change; null if no trait is stated. */
export function changedTraits(traits: OwnerTraits, changes: OwnerTraitChanges | null): JsonObject | null {
  const changed =
    changes === null
      ? noTraits
      : { ...traits, ...changes, tags: changes.tags === undefined ? traits.tags : (changes.tags ?? []) }
  const stated = Object.entries(changed).filter(
    ([, value]) => value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0),
  )
  return stated.length > 0 ? Object.fromEntries(stated) : null
}
