import { userEndpoints } from '../../contract/user.ts'
import type { Database } from '../db/open-database.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { currentUser } from './current-user.ts'

/** The calls about the person whose wardrobe this is. */
export function userRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(userEndpoints.current, ({ user }) => currentUser(db, user))
}
