import { wouldIWear } from '../../contract/marketplace.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { evaluateCandidate, type WouldWearDeps } from './evaluate-candidate.ts'

/** Registers the endpoint of 'Would I wear it?'. */
export function wouldIWearRoutes(serve: Serve, deps: WouldWearDeps): void {
  serve(wouldIWear, ({ user, body }) => evaluateCandidate(deps, user, body))
}
