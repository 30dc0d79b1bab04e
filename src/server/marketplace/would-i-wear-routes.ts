import { wouldIWear } from '../../contract/marketplace.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { judgeCandidate, type WouldWearNeeds } from './judge-candidate.ts'

/** The endpoint of 'Would I wear it?'. */
export function wouldIWearRoutes(serve: Serve, needs: WouldWearNeeds): void {
  serve(wouldIWear, ({ user, body }) => judgeCandidate(needs, user, body))
}
