import { QueryClient } from '@tanstack/react-query'

/** Data never goes stale of itself: it is fetched again when something was changed, and only then. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      // A server on this very computer answers without a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
