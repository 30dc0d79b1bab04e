import { notifyManager, QueryCache, QueryClient, type QueryMeta } from '@tanstack/react-query'
import { signInAddress } from '../../contract/page-paths.ts'
import { HttpError } from './http-error.ts'

// The default is a timer: until it fires, React resets a checkbox that shows an optimistic change.
notifyManager.setScheduler(queueMicrotask)

// The Retry-After that an overloaded server sends (server/http/limits/shed-load.ts).
const RETRY_AFTER_MS = 1000
const MAX_RETRIES = 3
const entrances = ['/sign-in', '/pair']

/** The query cache of this browser tab. */
export const queryClient = createQueryClient()

/** Data never becomes stale by itself: it is refetched only after changes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Only reads lead to the sign-in page; a form keeps its input.
    queryCache: new QueryCache({ onError: noteFailure }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // A hidden tab must keep its data.
        gcTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isBusy(error) && failures < MAX_RETRIES,
        retryDelay: RETRY_AFTER_MS,
        // A local server responds without a network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

// Rejected by load shedding, before any work.
function isBusy(error: Error): boolean {
  return error instanceof HttpError && error.apiError?.code === 'busy'
}

function noteFailure(error: Error, { meta }: { readonly meta: QueryMeta | undefined }): void {
  if (meta?.failure) console.error(meta.failure, error)
  leaveWhenSignedOut(error)
}

function leaveWhenSignedOut(error: Error): void {
  if (!(error instanceof HttpError) || error.status !== 401 || entrances.includes(location.pathname)) return
  const isNotPaired = error.apiError?.code === 'not_paired'
  location.assign(isNotPaired ? '/pair' : signInAddress(location.pathname + location.search))
}
