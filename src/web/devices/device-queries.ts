import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceEndpoints } from '../../contract/devices.ts'
import { callEndpoint } from '../api/call-endpoint.ts'

const queryKey = [deviceEndpoints.list.path]
const REFRESH_MS = 3000

/** The paired devices; asked again and again while `isWaiting` for one to scan the code. */
export function useDevices(isWaiting: boolean) {
  return useQuery({
    queryKey,
    queryFn: () => callEndpoint(deviceEndpoints.list),
    staleTime: 0,
    refetchInterval: isWaiting ? REFRESH_MS : false,
  })
}

/** Creates a link that pairs one device. */
export function usePairingLink() {
  return useMutation({ mutationFn: () => callEndpoint(deviceEndpoints.createLink) })
}

/** Removes a device. */
export function useRemoveDevice(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deviceEndpoints.remove, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onError: onFailed,
  })
}
