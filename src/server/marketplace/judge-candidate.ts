import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Candidate, WouldWear } from '../../contract/marketplace.ts'
import { wouldWear } from '../../domain/marketplace/would-wear/would-wear.ts'
import { wouldWearInWords } from '../../domain/words/would-wear-verdict.ts'
import type { User } from '../http/user-of-request.ts'
import { runYielding } from '../workers/run-yielding.ts'
import type { StylistNeeds } from '../stylist/stylist-needs.ts'
import { today } from '../stylist/today.ts'
import { readWearer } from '../user/profile-store.ts'
import { listGonePieces } from './gone-pieces.ts'
import { listOwnedPieces } from './owned-pieces.ts'

// Pieces that left the closet earlier do not count.
const LATELY_MS = 365 * 24 * 60 * 60 * 1000

/** Dependencies of 'Would I wear it?'. */
export type WouldWearNeeds = Pick<StylistNeeds, 'db' | 'clock' | 'pieceReader'>

/** Evaluates a possible purchase against the closet. Nothing is stored. */
export async function judgeCandidate(
  needs: WouldWearNeeds,
  user: User,
  candidate: Candidate,
): Promise<WouldWear> {
  const { clock } = needs
  const owned = await listOwnedPieces(needs, user.id)
  const gone = await listGonePieces(needs, user.id, new Date(clock.now().getTime() - LATELY_MS))
  const wearer = await readWearer(needs.db, user)
  await othersTurn()
  return wouldWearInWords(await runYielding(wouldWear(candidate, { owned, gone, wearer }, today(clock))))
}
