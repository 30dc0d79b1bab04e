import './api/zod-without-eval.ts'
import './styles/main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs } from './api/other-tabs.ts'
import { queryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { seedCloset } from './closet/closet-queries.ts'
import { listenToBack } from './ui/held-back.ts'
import { seedUser } from './user/user-queries.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

listenToBack()
seedUser(queryClient)
seedCloset(queryClient)
followOtherTabs(queryClient)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
