import { historyEndpoints } from '../../contract/history.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { changeEntry } from './change-entry.ts'
import { entryReplies } from './entry-replies.ts'
import { listEntries, type LoggingDeps } from './history-store.ts'
import { listWornPieces } from './list-worn-pieces.ts'
import { logOutfit } from './log-outfit.ts'
import { removeEntry, restoreEntry } from './entry-lifecycle.ts'

/** Registers the endpoints of the outfit history. */
export function historyRoutes(serve: Serve, deps: LoggingDeps): void {
  serve(historyEndpoints.list, async ({ user }) =>
    entryReplies(deps.db, user.id, await listEntries(deps.db, user.id)),
  )
  serve(historyEndpoints.log, ({ user, body }) => logOutfit(deps, user, body))
  serve(historyEndpoints.wornPieces, ({ user }) => listWornPieces(deps.db, user))
  serve(historyEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeEntry(deps, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(historyEndpoints.remove, ({ user, params, rejectStale }) =>
    removeEntry(deps, user, params.id, rejectStale),
  )
  serve(historyEndpoints.restore, ({ user, params }) => restoreEntry(deps, user, params.id))
}
