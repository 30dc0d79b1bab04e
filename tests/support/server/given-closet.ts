import { v7 as newId } from 'uuid'
import { sampleWardrobe } from '../../../src/domain/closet/sample-wardrobe.ts'
import { drawingAddress } from '../../../src/domain/closet/drawings/drawing-address.ts'
import { insertClosetItems, type NewRow } from '../../../src/server/closet/closet-store.ts'
import type { Database } from '../../../src/server/db/open-database.ts'
import { PERSONAL_USER_ID } from '../../../src/server/user/personal-user.ts'

/** Returns the row of a piece of the personal user, by default a white linen shirt. */
export function pieceRow(facts: Partial<NewRow> = {}): NewRow {
  return {
    id: newId(),
    userId: PERSONAL_USER_ID,
    name: 'Linen shirt',
    category: 'Tops',
    color: 'White',
    imageUrl: drawingAddress('shirt', 'White'),
    // Rows of one insert must have the same columns.
    isClean: true,
    archivedReason: null,
    createdAt: new Date('2026-11-01T08:00:00Z'),
    ...facts,
  }
}

/** Adds the twenty-four pieces of the sample wardrobe as the user's own. Returns their ids by name. */
export async function givenCloset(db: Database, facts: Partial<NewRow> = {}): Promise<Map<string, string>> {
  const rows = sampleWardrobe.map(({ kind, name, category, color, season, style, pattern }) =>
    pieceRow({
      name,
      category,
      color,
      season,
      style,
      imageUrl: drawingAddress(kind, color, pattern),
      ...facts,
    }),
  )
  await insertClosetItems(db, rows)
  return new Map(rows.map((row) => [row.name, row.id]))
}
