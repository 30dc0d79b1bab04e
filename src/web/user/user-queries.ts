import { useQuery } from '@tanstack/react-query'
import { userEndpoints } from '../../contract/user.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { pageData } from '../api/page-data.ts'

/** The user of this wardrobe. */
export function useCurrentUser() {
  return useQuery({
    queryKey: [userEndpoints.current.path],
    queryFn: () => callEndpoint(userEndpoints.current),
    ...(pageData && { initialData: pageData.user }),
  })
}
