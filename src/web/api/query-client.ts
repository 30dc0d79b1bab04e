import { notifyManager, QueryClient } from '@tanstack/react-query'

// The default is a timer: until it fires, React puts a checkbox back that shows an optimistic change.
notifyManager.setScheduler(queueMicrotask)

/** Data never becomes stale by itself: it is fetched again only after changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      // Data of another tab must not be dropped while it is hidden.
      gcTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      // A local server responds without a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
