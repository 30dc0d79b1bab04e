import { suitsWearer } from '../../domain/closet/wearer/suits-wearer.ts'
import { partMatcherInSteps, type PartMatcher } from '../../domain/trends/part-matcher.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import type { User } from '../http/user-of-request.ts'
import { today } from '../ports/clock.ts'
import { readWearer } from '../user/profile-store.ts'
import { nextTurn } from '../workers/next-turn.ts'
import { runYielding } from '../workers/run-yielding.ts'
import type { TrendsDeps } from './trend-store.ts'

/** Returns the wearable pieces of a closet that suit the user, sorted for trends. */
export async function closetForTrends(
  { db, clock, pieceReader }: Pick<TrendsDeps, 'db' | 'clock' | 'pieceReader'>,
  user: User,
): Promise<{ readonly pieces: readonly StylistPiece[]; readonly standIns: PartMatcher }> {
  const wearer = await readWearer(db, user)
  const wearable = await pieceReader.readWearable(db, user.id, today(clock))
  await nextTurn()
  const pieces = wearable.filter(({ garment }) => suitsWearer(garment, wearer))
  return { pieces, standIns: await runYielding(partMatcherInSteps(pieces)) }
}
