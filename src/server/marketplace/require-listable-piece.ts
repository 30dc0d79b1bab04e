import type { ClosetItem } from '../../contract/closet.ts'
import { requireClosetItem } from '../closet/closet-item-lifecycle.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'

/**
 * A piece of the user's own closet that is neither archived nor listed.
 * @throws AppError closet_item_not_found, piece_not_wearable, already_listed
 */
export async function requireListablePiece(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read own' | 'to change' = 'to read own',
): Promise<ClosetItem> {
  const piece = await requireClosetItem(db, user, id, purpose)
  if (piece.archivedReason !== null)
    throw new AppError('piece_not_wearable', {
      message: `'${piece.name}' is archived. Restore it to list it for sale.`,
    })
  if (piece.listing !== null) throw new AppError('already_listed')
  return piece
}
