import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** The user's answers to About me, and when they answered or skipped it. */
export async function up(db: Kysely<unknown>, { object, timestamp }: Columns): Promise<void> {
  await addColumns(db, 'user_profiles', { about: object(), asked_at: timestamp(), skipped_at: timestamp() })
}
