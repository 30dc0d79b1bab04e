import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>, { object }: Columns): Promise<void> {
  await addColumns(db, 'stored_images', { file_hashes: object() })
}
