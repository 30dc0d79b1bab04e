import type { Kysely } from 'kysely'
import { references, required, unique } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

const HEX = '0123456789abcdef'

/** Devices of the local network that may use the closet of personal mode, and their pairing codes. */
export async function up(db: Kysely<unknown>, { id, filled, code, timestamp, now }: Columns): Promise<void> {
  const ofUser = () => required(references(id(), 'users.id', 'cascade'))
  await createTable(db, 'paired_devices', {
    id: id(),
    user_id: ofUser(),
    token_hash: unique(required(code(64, HEX))),
    name: filled(120),
    created_at: now(),
  })
  await createTable(
    db,
    'pairing_codes',
    { code_hash: required(code(64, HEX)), user_id: ofUser(), expires_at: required(timestamp()) },
    { primaryKey: ['code_hash'] },
  )
}
