import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { addOpening } from './share-store.ts'
import type { SharingDeps } from './sharing-deps.ts'

/**
 * Counts an opening of the social platform with one of the user's shares.
 * @throws AppError share_not_found
 */
export async function countShareOpening(
  { db }: SharingDeps,
  user: User,
  id: string,
): Promise<{ id: string; shareCount: number }> {
  const shareCount = await addOpening(db, user.id, id)
  if (shareCount === null) throw new AppError('share_not_found')
  return { id, shareCount }
}
