import type { OutfitToShare } from '../../domain/sharing/outfit-to-share.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'

/** Finds one user's outfit of one kind (a curation, a look, a day of a plan), or null. */
export type OutfitSource = (db: Database, userId: string, outfitId: string) => Promise<OutfitToShare | null>

/**
 * Finds one of the user's own outfits with at least one piece. Other users' outfits are not found.
 * @throws AppError outfit_not_found, nothing_to_share
 */
export async function requireOutfit(
  sources: readonly OutfitSource[],
  db: Database,
  user: User,
  outfitId: string,
): Promise<OutfitToShare> {
  for (const findOutfit of sources) {
    const outfit = await findOutfit(db, user.id, outfitId)
    if (outfit?.pieces.length === 0) throw new AppError('nothing_to_share')
    if (outfit) return outfit
  }
  throw new AppError('outfit_not_found')
}
