import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { PageData } from '../../contract/page-data.ts'
import { userEndpoints, type CurrentUser } from '../../contract/user/user.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { useChange, useChangeBy } from '../api/use-change.ts'

const currentUser = endpointQuery(userEndpoints.current)

/** Adds the embedded user to the query cache. */
export function seedUser(queries: QueryClient, { user }: PageData): void {
  queries.setQueryData(currentUser.queryKey, user)
}

/** The user of this wardrobe. */
export function useCurrentUser() {
  return useQuery(currentUser)
}

// One request at a time, so that the page ends with the server's state.
const userChange = {
  scope: 'user',
  store: (queries: QueryClient, user: CurrentUser) => queries.setQueryData(currentUser.queryKey, user),
}

/** Changes the name; resolves once the page shows it. */
export function useChangeName(onFailed: (error: Error) => void) {
  return useChange(userEndpoints.change, {
    input: (username: string) => ({ body: { username } }),
    ...userChange,
    onFailed,
  })
}

/** Sets the profile picture; null removes it. */
export function useChangePicture(onFailed: (error: Error) => void) {
  return useChangeBy(
    (photo: File | null) =>
      photo
        ? callEndpoint(userEndpoints.changePicture, { form: {}, photo })
        : callEndpoint(userEndpoints.removePicture),
    { ...userChange, onFailed },
  )
}
