import './api/zod-without-eval.ts'
import './styles/main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs } from './api/other-tabs.ts'
import { pageData } from './api/page-data.ts'
import { queryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { seedCloset } from './closet/closet-queries.ts'
import { followConnection } from './offline/connection.ts'
import { hasWaitingChanges } from './offline/waiting-changes.ts'
import { listenToBack } from './ui/held-back.ts'
import { seedUser } from './user/user-queries.ts'

// The first view and its pictures have the network to themselves.
const QUIET_MS = 2_000
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

listenToBack()
seedUser(queryClient)
seedCloset(queryClient)
followOtherTabs(queryClient)
followConnection()

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)

const workOffline = () =>
  import('./offline/work-offline.ts').then(
    (offline) => offline.workOffline(queryClient, pageData?.user.id ?? null),
    () => undefined,
  )
// What waits to be sent shows at once.
if (hasWaitingChanges()) void workOffline()
else addEventListener('load', () => setTimeout(() => void workOffline(), QUIET_MS), { once: true })
