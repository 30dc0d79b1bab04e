import { householdEndpoints, loanEndpoints } from '../../contract/household.ts'
import type { Database } from '../db/open-database.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../ports/clock.ts'
import { createHousehold } from './create-household.ts'
import { showHousehold } from './household-store.ts'
import { inviteToHousehold } from './invite-to-household.ts'
import { acceptInvitation, dropInvitation, joinByCode, openCode } from './join-household.ts'
import { removeMember } from './leave-household.ts'
import { endLoan, lendPiece } from './lend-piece.ts'

/** Registers the endpoints of households and loans. */
export function householdRoutes(serve: Serve, deps: { readonly db: Database; readonly clock: Clock }): void {
  const { db, clock } = deps
  serve(householdEndpoints.show, ({ user }) => showHousehold(db, user, clock.now()))
  serve(householdEndpoints.create, ({ user }) => createHousehold(deps, user))
  serve(householdEndpoints.invite, ({ user, body }) => inviteToHousehold(deps, user, body.username ?? null))
  serve(householdEndpoints.withdraw, ({ user, params }) => dropInvitation(db, user, params.id))
  serve(householdEndpoints.accept, ({ user, params }) => acceptInvitation(deps, user, params.id))
  serve(householdEndpoints.openCode, ({ user, body }) => openCode(deps, user, body.code))
  serve(householdEndpoints.join, ({ user, body }) => joinByCode(deps, user, body.code))
  serve(householdEndpoints.removeMember, ({ user, params }) => removeMember(db, user, params.id))
  serve(loanEndpoints.lend, ({ user, params, body }) =>
    lendPiece(deps, user, { id: params.id, borrowerId: body.borrowerId, until: body.until ?? null }),
  )
  serve(loanEndpoints.end, ({ user, params }) => endLoan(db, user, params.id))
}
