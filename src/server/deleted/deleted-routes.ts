import { deletedEndpoints } from '../../contract/deleted.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { DeletedNeeds } from './deleted-kinds.ts'
import { listDeleted } from './list-deleted.ts'
import { emptyDeleted, deletePermanently } from './delete-permanently.ts'

/** Registers the endpoints of 'Recently deleted'. */
export function deletedRoutes(serve: Serve, needs: DeletedNeeds): void {
  serve(deletedEndpoints.list, ({ user }) => listDeleted(needs, user))
  serve(deletedEndpoints.removeForever, ({ user, params }) => deletePermanently(needs, user, params))
  serve(deletedEndpoints.empty, ({ user }) => emptyDeleted(needs, user))
}
