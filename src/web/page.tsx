import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { Router } from 'wouter'
import type { PageData } from '../contract/page-data.ts'
import { PageDataContext } from './api/page-data.ts'
import { App } from './app.tsx'
import { ServerDay } from './ui/hooks/use-today.ts'

interface PageProps {
  /** Data that the server embedded in the page; null in the development server. */
  readonly data: PageData | null
  readonly queries: QueryClient
  /** Path of the address that is rendered. */
  readonly path: string
}

/** The whole page, for rendering on the server and hydration in the browser. */
export function Page({ data, queries, path }: PageProps) {
  // Tells style sheets and tests that the page is interactive.
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
