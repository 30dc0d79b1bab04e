import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Where the place searched last lies, so that its weather is known when nobody can be asked for it. */
export async function up(db: Kysely<unknown>, { object }: Columns): Promise<void> {
  await addColumns(db, 'weather_preferences', { place: object() })
}
