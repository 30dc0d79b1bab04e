import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** What a user says of how they dress, and when they answered the question about it or skipped it. */
export async function up(db: Kysely<unknown>, { object, timestamp }: Columns): Promise<void> {
  await addColumns(db, 'user_profiles', { about: object(), asked_at: timestamp(), skipped_at: timestamp() })
}
