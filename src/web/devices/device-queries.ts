import { useQuery } from '@tanstack/react-query'
import { deviceEndpoints } from '../../contract/user/devices.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { useChange } from '../api/use-change.ts'

const POLL_MS = 3000

/** The paired devices; polled while `isWaiting` for one to scan the code. */
export function useDevices(isWaiting: boolean) {
  return useQuery({
    ...endpointQuery(deviceEndpoints.list),
    staleTime: 0,
    refetchInterval: isWaiting ? POLL_MS : false,
  })
}

/** Creates a link that pairs one device. */
export function usePairingLink() {
  return useChange(deviceEndpoints.createLink, {})
}

/** Removes a device. */
export function useRemoveDevice(onFailed: (error: Error) => void) {
  return useChange(deviceEndpoints.remove, {
    input: (id: string) => ({ params: { id } }),
    invalidates: [deviceEndpoints.list],
    invalidatesOnFailure: [deviceEndpoints.list],
    onFailed,
  })
}
