import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import type { Columns } from '../schema/columns.ts'

/** Coordinates of the last searched place, for its weather while the service is unreachable. */
export async function up(db: Kysely<unknown>, { object }: Columns): Promise<void> {
  await addColumns(db, 'weather_preferences', { place: object() })
}
