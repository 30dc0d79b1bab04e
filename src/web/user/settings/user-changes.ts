import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userEndpoints, type CurrentUser } from '../../../contract/user.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'

/** Changes the name; resolves once the page shows it. */
export function useChangeName(onFailed: (error: Error) => void) {
  return useUserChange(
    (username: string) => callEndpoint(userEndpoints.change, { body: { username } }),
    onFailed,
  )
}

/** Sets the profile picture; null removes it. */
export function useChangePicture(onFailed: (error: Error) => void) {
  return useUserChange(
    (photo: File | null) =>
      photo
        ? callEndpoint(userEndpoints.changePicture, { form: {}, photo })
        : callEndpoint(userEndpoints.removePicture),
    onFailed,
  )
}

// One request at a time, so that the page ends with the server's state.
function useUserChange<V>(change: (input: V) => Promise<CurrentUser>, onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'user' },
    mutationFn: change,
    onSuccess: (user) => queries.setQueryData([userEndpoints.current.path], user),
    onError: onFailed,
  })
}
