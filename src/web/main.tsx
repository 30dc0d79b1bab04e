import './api/zod-without-eval.ts'
import './styles/main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { allButFormStarts } from './api/endpoint-query.ts'
import { followOtherTabs } from './api/other-tabs.ts'
import { readPageData } from './api/page-data.ts'
import { queryClient } from './api/query-client.ts'
import { followConnection } from './offline/connection.ts'
import { hasWaitingChanges } from './offline/shown-waiting-changes.ts'
import { Page } from './page.tsx'
import { seedQueries } from './seed-queries.ts'
import { listenToBack } from './ui/dialog/intercept-back.ts'
import { loadParts } from './ui/lazy-part.tsx'

// Waits, so that the first view and its pictures have the network to themselves.
const QUIET_MS = 2_000
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

const data = readPageData()
listenToBack()
if (data) seedQueries(queryClient, data)
followOtherTabs(queryClient)

followConnection()
void show(root)

const readAgain = () => queryClient.invalidateQueries(allButFormStarts)
const workOffline = () =>
  import('./offline/work-offline.ts').then(
    (offline) => offline.workOffline(readAgain, data?.user.id ?? null),
    () => undefined,
  )
// Waiting changes are shown at once.
if (hasWaitingChanges()) void workOffline()
else addEventListener('load', () => setTimeout(() => void workOffline(), QUIET_MS), { once: true })

// Not awaited at the top level: the code of a part imports this module.
async function show(place: HTMLElement): Promise<void> {
  const page = <Page {...{ data }} queries={queryClient} path={location.pathname} />
  if (!place.hasChildNodes()) return createRoot(place).render(page)
  // Loads the code of each rendered part first, so that all of them respond after hydration.
  await loadParts(data?.parts ?? [])
  takeStyles(place)
  hydrateRoot(place, page)
  passOnEarlyPresses()
}

/**
 * Applies the `data-style` of the server's HTML as inline styles. The content security policy allows inline styles only
 * from script.
 */
function takeStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}

// public/before-paint.js collects presses before the page's own script runs, a second later on a slow phone.
declare global {
  var earlyPresses: HTMLElement[] | null | undefined
}

/** Replays presses from before hydration. Call once React handles events. */
function passOnEarlyPresses(): void {
  const pressed = new Set(globalThis.earlyPresses)
  globalThis.earlyPresses = null
  for (const button of pressed) if (button.isConnected) button.click()
}
