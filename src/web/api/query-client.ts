import { notifyManager, QueryCache, QueryClient, type QueryMeta } from '@tanstack/react-query'
import { signInAddress } from '../../contract/pages.ts'
import { HttpError } from './http-error.ts'

// The default is a timer: until it fires, React puts a checkbox back that shows an optimistic change.
notifyManager.setScheduler(queueMicrotask)

// What a server that is behind asks for, in Retry-After (server/http/shed-load.ts).
const RETRY_AFTER_MS = 1000
const MOST_RETRIES = 3
const entrances = ['/sign-in', '/pair']

/** The replies of this browser tab. */
export const queryClient = createQueryClient()

/** Data never becomes stale by itself: it is fetched again only after changes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // A form that is being filled in stays: only reads lead to the sign-in page.
    queryCache: new QueryCache({ onError: noteFailure }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // Data of another tab must not be dropped while it is hidden.
        gcTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isBusy(error) && failures < MOST_RETRIES,
        retryDelay: RETRY_AFTER_MS,
        // A local server responds without a network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

// Turned away before any work.
function isBusy(error: Error): boolean {
  return error instanceof HttpError && error.answer?.code === 'busy'
}

function noteFailure(error: Error, { meta }: { readonly meta: QueryMeta | undefined }): void {
  if (meta?.failure) console.error(meta.failure, error)
  leaveWhenSignedOut(error)
}

function leaveWhenSignedOut(error: Error): void {
  if (!(error instanceof HttpError) || error.status !== 401 || entrances.includes(location.pathname)) return
  const isNotPaired = error.answer?.code === 'not_paired'
  location.assign(isNotPaired ? '/pair' : signInAddress(location.pathname + location.search))
}
