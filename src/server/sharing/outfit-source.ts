import type { OutfitToShare } from '../../domain/sharing/outfit-to-share.ts'
import type { Database } from '../db/open-database.ts'

/** Finds one user's outfit of one kind (a curation, a look, a day of a plan), or null. */
export type OutfitSource = (db: Database, userId: string, outfitId: string) => Promise<OutfitToShare | null>
