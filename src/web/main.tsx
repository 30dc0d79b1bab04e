import './api/zod-without-eval.ts'
import './styles/main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { allButFormStarts } from './api/endpoint-query.ts'
import { followOtherTabs } from './api/other-tabs.ts'
import { readPageData } from './api/page-data.ts'
import { queryClient } from './api/query-client.ts'
import { followConnection } from './offline/connection.ts'
import { hasWaitingChanges } from './offline/waiting-changes.ts'
import { Page } from './page.tsx'
import { seedQueries } from './seed-queries.ts'
import { listenToBack } from './ui/dialog/held-back.ts'
import { loadParts } from './ui/lazy-part.tsx'

// The first view and its pictures have the network to themselves.
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
// What waits to be sent shows at once.
if (hasWaitingChanges()) void workOffline()
else addEventListener('load', () => setTimeout(() => void workOffline(), QUIET_MS), { once: true })

// Not awaited by this module: the code of a part imports it.
async function show(place: HTMLElement): Promise<void> {
  const page = <Page {...{ data }} queries={queryClient} path={location.pathname} />
  if (!place.hasChildNodes()) return createRoot(place).render(page)
  // Each part that the HTML shows answers from the first press on.
  await loadParts(data?.parts ?? [])
  takeStyles(place)
  hydrateRoot(place, page)
  passOnEarlyPresses()
}

/**
 * Turns the `data-style` of HTML from the server into styles of the elements. The content security policy allows those
 * only from script, so that the server sends them by this name.
 */
function takeStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}

// Filled by public/before-paint.js, which runs before the HTML is shown: on a slow phone the page's own script comes
// a second later.
declare global {
  var earlyPresses: HTMLElement[] | null | undefined
}

/** Passes on what was pressed while the HTML from the server was there and its script was not. Once React listens. */
function passOnEarlyPresses(): void {
  const pressed = new Set(globalThis.earlyPresses)
  globalThis.earlyPresses = null
  for (const button of pressed) if (button.isConnected) button.click()
}
