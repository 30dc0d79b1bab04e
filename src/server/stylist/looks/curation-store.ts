import type { Selectable, Updateable } from 'kysely'
import * as z from 'zod'
import { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import {
  type CurationResult,
  curators,
  type OutfitCuration,
  OutfitScore,
  stylistSeasons,
  Suggestion,
} from '../../../contract/stylist/stylist.ts'
import { LookCanvas } from '../../../contract/closet/look-canvas.ts'
import type { Database } from '../../db/open-database.ts'
import { locksRows, type Purpose } from '../../db/row-lock.ts'
import type { Tables } from '../../db/tables/tables.ts'
import { nextTurn } from '../../workers/next-turn.ts'

type Row = Selectable<Tables['outfitCurations']> & {
  /** Numbers of its oldest and newest version; null if it was never changed. */
  readonly firstVersion: number | null
  readonly lastVersion: number | null
}

// Rows per step before yielding to the event loop; parsing one takes 0.1 ms.
const READ_AT_ONCE = 50

/** Lists the curations of one user, newest first. */
export async function listCurations(db: Database, userId: string): Promise<OutfitCuration[]> {
  const rows = await curationsOf(db, userId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  const curations: OutfitCuration[] = []
  for (const row of rows) {
    if (curations.length % READ_AT_ONCE === READ_AT_ONCE - 1) await nextTurn()
    curations.push(toCuration(row))
  }
  return curations
}

/** Finds a curation of this user, or null. `to change` locks it until the transaction ends. */
export async function findCuration(
  db: Database,
  userId: string,
  id: string,
  purpose: Purpose,
): Promise<OutfitCuration | null> {
  const row = await curationsOf(db, userId)
    .where('id', '=', id)
    .$if(locksRows(db, purpose), (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toCuration(row) : null
}

/** The fields of a curation that come from curating; the others are the user's. */
export type Curated = Pick<
  OutfitCuration,
  'focusItemId' | 'focusItem' | 'stylePreference' | 'occasion' | 'season'
> &
  CurationResult

export async function insertCuration(
  db: Database,
  curation: Curated & { readonly id: string; readonly userId: string; readonly createdAt: Date },
): Promise<void> {
  const { id, userId, createdAt } = curation
  await db
    .insertInto('outfitCurations')
    .values({ ...toColumns(curation), id, userId, createdAt })
    .execute()
}

/** Updates a curation of this user. */
export async function updateCuration(
  db: Database,
  userId: string,
  id: string,
  changes: Updateable<Tables['outfitCurations']>,
): Promise<void> {
  // An update without columns is invalid SQL.
  if (Object.values(changes).every((value) => value === undefined)) return
  await db
    .updateTable('outfitCurations')
    .set(changes)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

/**
 * Permanently deletes the curations deleted before `before`, with their versions. Resolves with a text that contains
 * the URLs of all their pictures.
 */
export async function purgeCurationRows(db: Database, before: Date): Promise<string> {
  const versions = await db
    .selectFrom('curationVersions')
    .innerJoin('outfitCurations', 'outfitCurations.id', 'curationVersions.curationId')
    .select('curationVersions.imageUrls')
    .where('outfitCurations.deletedAt', '<', before)
    .execute()
  const gone = await db
    .deleteFrom('outfitCurations')
    .where('deletedAt', '<', before)
    .returning(['suggestions', 'focusItem'])
    .execute()
  return JSON.stringify([versions, gone])
}

function curationsOf(db: Database, userId: string) {
  return db
    .selectFrom('outfitCurations')
    .selectAll('outfitCurations')
    .select(({ selectFrom }) => {
      const versions = selectFrom('curationVersions').whereRef(
        'curationVersions.curationId',
        '=',
        'outfitCurations.id',
      )
      return [
        versions.select(({ fn }) => fn.min('curationVersions.number').as('number')).as('firstVersion'),
        versions.select(({ fn }) => fn.max('curationVersions.number').as('number')).as('lastVersion'),
      ]
    })
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
}

/** The columns that come from curating. */
export function toColumns(curated: Curated) {
  const { focusItemId, focusItem, stylePreference, occasion, season } = curated
  const { outfitDescription, styleAnalysis, suggestions, stylingTips, colorPalette, curatedBy, score } =
    curated
  return {
    focusItemId,
    focusItem,
    stylePreference,
    occasion,
    season,
    outfitDescription,
    styleAnalysis,
    suggestions,
    stylingTips,
    colorPalette,
    curatedBy,
    score,
  }
}

// Skips suggestions that an older version stored in another format.
const suggestionOrNothing = z.array(z.unknown()).transform((kept) =>
  kept.flatMap((each) => {
    const suggestion = Suggestion.safeParse(each)
    return suggestion.success ? [suggestion.data] : []
  }),
)
const textsOrNothing = z
  .array(z.unknown())
  .transform((kept) => kept.filter((each) => typeof each === 'string'))

/** Schema of the curated fields, as stored in curations and in their versions. */
export const StoredCurated = z.object({
  focusItemId: z.string().nullable(),
  focusItem: z.unknown().transform((kept) => OutfitItem.safeParse(kept).data ?? null),
  stylePreference: z.string(),
  occasion: z.string().nullable(),
  season: z.enum(stylistSeasons).nullable(),
  outfitDescription: z.string(),
  styleAnalysis: z.string(),
  colorPalette: textsOrNothing,
  suggestions: suggestionOrNothing,
  stylingTips: textsOrNothing,
  curatedBy: z.enum(curators),
  score: z.unknown().transform((kept) => OutfitScore.safeParse(kept).data ?? null),
})

function toCuration(row: Row): OutfitCuration {
  const { firstVersion, lastVersion } = row
  const first = firstVersion ?? row.version
  return {
    id: row.id,
    userId: row.userId,
    ...StoredCurated.parse(row),
    name: row.name,
    isFavorite: row.isFavorite,
    canvas: LookCanvas.safeParse(row.canvas).data ?? null,
    version: row.version - first + 1,
    versions: (lastVersion ?? first) - first + 1,
    createdAt: row.createdAt.toISOString(),
  }
}
