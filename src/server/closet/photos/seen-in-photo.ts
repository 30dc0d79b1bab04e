import * as z from 'zod'
import type { SeenInPhoto } from '../../../domain/closet/garment.ts'
import type { Database } from '../../db/open-database.ts'
import type { JsonObject } from '../../db/tables/table-values.ts'
import type { PhotoReading } from '../../segmentation/look-at-photo.ts'

const StoredSeen = z.object({
  type: z.string().nullable(),
  confidence: z.number(),
  pattern: z.enum(['stripe', 'check']).nullable(),
})

/** Column value for the facts that a reading is sure of; null if there are none. */
export function seenToKeep({
  garment,
  pattern,
}: Pick<PhotoReading, 'garment' | 'pattern'>): JsonObject | null {
  if (garment.type === null && pattern === null) return null
  return { type: garment.type, confidence: Math.round(garment.typeConfidence * 1000) / 1000, pattern }
}

/** Parses the facts seen in a photo from their column. Unknown values count as not seen. */
export function toSeenInPhoto(stored: JsonObject | null): SeenInPhoto | null {
  return stored === null ? null : (StoredSeen.safeParse(stored).data ?? null)
}

/** Facts seen in an uploaded photo, for the column of the piece that will show it. */
export async function seenInUpload(db: Database, key: string): Promise<JsonObject | null> {
  const image = await db.selectFrom('storedImages').select('seen').where('key', '=', key).executeTakeFirst()
  return image?.seen ?? null
}
