import { deletedEndpoints } from '../../contract/deleted.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { DeletedDeps } from './deleted-kinds.ts'
import { listDeleted } from './list-deleted.ts'
import { emptyDeleted, deletePermanently } from './delete-permanently.ts'

/** Registers the endpoints of 'Recently deleted'. */
export function deletedRoutes(serve: Serve, deps: DeletedDeps): void {
  serve(deletedEndpoints.list, ({ user }) => listDeleted(deps, user))
  serve(deletedEndpoints.removeForever, ({ user, params }) => deletePermanently(deps, user, params))
  serve(deletedEndpoints.empty, ({ user }) => emptyDeleted(deps, user))
}
