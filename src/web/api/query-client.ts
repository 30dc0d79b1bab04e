import { QueryClient } from '@tanstack/react-query'

/** Data never goes stale of itself: it is fetched again when something was changed, and only then. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      // What was dropped after a while on another tab would have to be asked for again.
      gcTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      // A server on this very computer answers without a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
