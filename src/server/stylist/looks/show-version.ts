import { CurationResult, type CurationReply } from '../../../contract/stylist/stylist.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { toColumns, updateCuration } from './curation-store.ts'
import { requireCuration } from './look-lifecycle.ts'
import type { StylistDeps } from '../stylist-deps.ts'
import { findVersion } from './version-store.ts'

/**
 * Makes another version of a curation the current one, exactly as it was; no version is dropped.
 * @throws AppError look_not_found, version_not_found, changed_meanwhile
 */
export async function showVersion(
  { db }: Pick<StylistDeps, 'db'>,
  user: User,
  { id, number: place }: { id: string; number: number },
  rejectStale: RejectStale,
): Promise<CurationReply> {
  return db.transaction().execute(async (transaction) => {
    const current = await requireCuration(transaction, user, id, 'to change')
    rejectStale(current)
    if (place !== current.version) await show(transaction, user, id, place)
    const curation = await requireCuration(transaction, user, id)
    return { result: CurationResult.parse(curation), curation }
  })
}

async function show(transaction: Database, user: User, id: string, place: number): Promise<void> {
  const version = await findVersion(transaction, id, place)
  if (!version) throw new AppError('version_not_found')
  const { number, curated } = version
  const focusItemId = await existingPiece(transaction, user, curated.focusItemId)
  await updateCuration(transaction, user.id, id, {
    ...toColumns({ ...curated, focusItemId }),
    version: number,
  })
}

// A version has its focus by id; a permanently deleted piece can no longer be referenced.
async function existingPiece(db: Database, user: User, id: string | null): Promise<string | null> {
  if (id === null) return null
  const piece = await db
    .selectFrom('closetItems')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return piece?.id ?? null
}
