import { wouldIWear } from '../../contract/marketplace.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { evaluateCandidate, type WouldWearNeeds } from './evaluate-candidate.ts'

/** Registers the endpoint of 'Would I wear it?'. */
export function wouldIWearRoutes(serve: Serve, needs: WouldWearNeeds): void {
  serve(wouldIWear, ({ user, body }) => evaluateCandidate(needs, user, body))
}
