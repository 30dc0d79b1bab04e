import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references, required, unique, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Accounts as better-auth 1.7 expects them, invitations, and counted attempts to sign in. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, whole, boolean, timestamp, now, code } = columns
  await addColumns(db, 'users', {
    email_verified: withDefault(boolean(), false),
    updated_at: timestamp(),
    deleted_at: timestamp(),
  })

  const ofUser = () => required(references(id(), 'users.id', 'cascade'))
  const changedAt = { created_at: now(), updated_at: now() }
  await createTable(db, 'sessions', {
    id: id(),
    user_id: ofUser(),
    token: unique(filled(200)),
    expires_at: required(timestamp()),
    ip_address: text(100),
    user_agent: text(2000),
    ...changedAt,
  })
  await createTable(db, 'credentials', {
    id: id(),
    user_id: ofUser(),
    account_id: filled(255),
    provider_id: filled(100),
    password: text(500),
    access_token: text(4000),
    refresh_token: text(4000),
    id_token: text(4000),
    access_token_expires_at: timestamp(),
    refresh_token_expires_at: timestamp(),
    scope: text(1000),
    ...changedAt,
  })
  const verifications = {
    id: id(),
    identifier: filled(255),
    value: filled(4000),
    expires_at: required(timestamp()),
    ...changedAt,
  }
  await createTable(db, 'verifications', verifications, { indexes: [['identifier'], ['expires_at']] })

  const invitations = {
    id: id(),
    // Null: made by the operator.
    user_id: references(id(), 'users.id', 'cascade'),
    token_hash: unique(required(code(64, '0123456789abcdef'))),
    expires_at: required(timestamp()),
    used_at: timestamp(),
    created_at: now(),
  }
  await createTable(db, 'invitations', invitations)

  const attempts = {
    key: filled(300),
    count: required(whole(0)),
    started_at: required(timestamp()),
  }
  await createTable(db, 'attempts', attempts, { primaryKey: ['key'], indexes: [['started_at']] })
}
