import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { PageData } from '../../contract/page-data.ts'
import { userEndpoints } from '../../contract/user.ts'
import { callEndpoint } from '../api/call-endpoint.ts'

const queryKey = [userEndpoints.current.path]

/** Adds the embedded user to the query cache. */
export function seedUser(queries: QueryClient, { user }: PageData): void {
  queries.setQueryData(queryKey, user)
}

/** The user of this wardrobe. */
export function useCurrentUser() {
  return useQuery({ queryKey, queryFn: () => callEndpoint(userEndpoints.current) })
}
