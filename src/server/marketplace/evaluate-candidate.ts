import type { Candidate, WouldWear } from '../../contract/marketplace.ts'
import { utcDay } from '../../domain/calendar-days.ts'
import type { GonePiece, OwnedPiece } from '../../domain/marketplace/would-wear/closet-piece.ts'
import { wouldWear } from '../../domain/marketplace/would-wear/would-wear.ts'
import { wouldWearInWords } from '../../domain/words/marketplace/would-wear-verdict.ts'
import { listGoneItems, listKeptItems } from '../closet/wearable-items.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { today } from '../ports/clock.ts'
import type { PieceReader } from '../stylist/pieces/piece-reader.ts'
import type { StylistDeps } from '../stylist/stylist-deps.ts'
import { readWearer } from '../user/profile-store.ts'
import { runYielding } from '../workers/run-yielding.ts'
import { nextTurn } from '../workers/next-turn.ts'

// Pieces that left the closet earlier are ignored.
const RECENT_MS = 365 * 24 * 60 * 60 * 1000

/** Dependencies of 'Would I wear it?'. */
export type WouldWearDeps = Pick<StylistDeps, 'db' | 'clock' | 'pieceReader'>

/** Evaluates a possible purchase against the closet. Nothing is stored. */
export async function evaluateCandidate(
  deps: WouldWearDeps,
  user: User,
  candidate: Candidate,
): Promise<WouldWear> {
  const { clock } = deps
  const owned = await listOwnedPieces(deps, user.id)
  const gone = await listGonePieces(deps, user.id, new Date(clock.now().getTime() - RECENT_MS))
  const wearer = await readWearer(deps.db, user)
  await nextTurn()
  return wouldWearInWords(await runYielding(wouldWear(candidate, { owned, gone, wearer }, today(clock))))
}

/** Lists the pieces that left a closet since this time (sold, donated, lost, worn out), and those for sale. */
async function listGonePieces(
  { db, pieceReader }: { readonly db: Database; readonly pieceReader: PieceReader },
  userId: string,
  since: Date,
): Promise<GonePiece[]> {
  const rows = await listGoneItems(db, userId, since)
  const pieces = await pieceReader.read(rows)
  return rows.flatMap(({ how, goneAt }, at) => {
    const piece = pieces[at]
    return piece ? [{ ...piece, how, goneOn: goneAt && utcDay(goneAt) }] : []
  })
}

/** Lists the pieces that a user owns, including those in the wash, excluding those for sale or sold. */
async function listOwnedPieces(
  { db, pieceReader }: { readonly db: Database; readonly pieceReader: PieceReader },
  userId: string,
): Promise<OwnedPiece[]> {
  const rows = await listKeptItems(db, userId)
  const pieces = await pieceReader.read(rows)
  await nextTurn()
  return rows.flatMap(({ purchaseDate, createdAt, wearsBefore }, at) => {
    const piece = pieces[at]
    return piece ? [{ ...piece, purchaseDate, wearsBefore, addedOn: utcDay(createdAt) }] : []
  })
}
