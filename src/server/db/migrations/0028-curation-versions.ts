import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/**
 * Versions of a curation, so that the user can go back and forward after a shuffle or swap. An unchanged curation has
 * no rows here.
 */
export async function up(db: Kysely<unknown>, { id, whole, object, list, now }: Columns): Promise<void> {
  const curationVersions = {
    curation_id: required(references(id(), 'outfit_curations.id', 'cascade')),
    number: required(whole(1)),
    curated: required(object()),
    // Separate from `curated`, so that the pictures in use are found without reading whole outfits.
    image_urls: required(list()),
    created_at: now(),
  }
  await createTable(db, 'curation_versions', curationVersions, { primaryKey: ['curation_id', 'number'] })
  await addColumns(db, 'outfit_curations', { version: withDefault(whole(1), 1) })
}
