import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references, required, unique } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Households, their members and invitations, loans, and the borrower of a wear. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, date, now, timestamp, code } = columns
  const ofUser = () => required(references(id(), 'users.id', 'cascade'))
  const ofHousehold = () => required(references(id(), 'households.id', 'cascade'))
  await createTable(db, 'households', { id: id(), created_at: required(timestamp()) })
  const members = { user_id: ofUser(), household_id: ofHousehold(), created_at: now() }
  await createTable(db, 'household_members', members, { primaryKey: ['user_id'] })

  const invitations = {
    id: id(),
    household_id: ofHousehold(),
    inviter_id: ofUser(),
    // Null: for anyone with the code.
    invitee_id: references(id(), 'users.id', 'cascade'),
    token_hash: unique(code(64, '0123456789abcdef')),
    expires_at: required(timestamp()),
    created_at: now(),
  }
  await createTable(db, 'household_invitations', invitations, { unique: [['household_id', 'invitee_id']] })

  const loans = {
    closet_item_id: required(references(id(), 'closet_items.id', 'cascade')),
    lender_id: ofUser(),
    borrower_id: ofUser(),
    until: date(),
    created_at: now(),
  }
  await createTable(db, 'loans', loans, {
    primaryKey: ['closet_item_id'],
    checks: { people: 'lender_id <> borrower_id' },
  })
  // Null: the owner.
  await addColumns(db, 'wears', { worn_by: references(id(), 'users.id', 'set null') })
}
