import { useQuery, type QueryClient } from '@tanstack/react-query'
import { userEndpoints } from '../../contract/user.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { pageData } from '../api/page-data.ts'

const queryKey = [userEndpoints.current.path]

/** Adds the embedded user to the query cache. */
export function seedUser(queries: QueryClient): void {
  if (pageData) queries.setQueryData(queryKey, pageData.user)
}

/** The user of this wardrobe. */
export function useCurrentUser() {
  return useQuery({ queryKey, queryFn: () => callEndpoint(userEndpoints.current) })
}
