import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { Router } from 'wouter'
import type { PageData } from '../contract/page-data.ts'
import { PageDataContext } from './api/page-data.ts'
import { App } from './app.tsx'
import { ServerDay } from './ui/hooks/use-today.ts'

interface PageProps {
  /** What the server put into the page; null in the development server. */
  readonly data: PageData | null
  readonly queries: QueryClient
  /** Path of the address that the HTML is for. */
  readonly path: string
}

/** The whole page: the same on the server as in the browser that takes its HTML over. */
export function Page({ data, queries, path }: PageProps) {
  // Says to style sheets and tests that the page answers.
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
  }, [])
  return (
    <StrictMode>
      <PageDataContext value={data}>
        <ServerDay value={data?.day ?? null}>
          <QueryClientProvider client={queries}>
            <Router ssrPath={path} ssrSearch="">
              <App />
            </Router>
          </QueryClientProvider>
        </ServerDay>
      </PageDataContext>
    </StrictMode>
  )
}
