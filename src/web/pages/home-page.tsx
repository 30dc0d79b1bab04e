import { lazy, Suspense } from 'react'
import { ClosetTab } from '../closet/collection/closet-tab.tsx'
import { useOpenPiece } from '../closet/piece-address.ts'
import { useIsArchive } from '../closet/use-shelf.ts'
import { HOME_PANEL_ID, homeTabNames, useHomeTab } from '../frame/home-tab.ts'
import { usePageTitle } from '../frame/page-title.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { WeekBanner } from './week-banner.tsx'

const StylistTab = lazy(async () => ({
  default: (await import('../stylist/tab/stylist-tab.tsx')).StylistTab,
}))
const UpcomingTab = lazy(async () => ({ default: (await import('./upcoming-tab.tsx')).UpcomingTab }))
const PieceDialog = lazyDialog(async () => (await import('../closet/piece/piece-dialog.tsx')).PieceDialog)

/** Home: the tab that the address names, the closet first, and over it the piece that the address opens. */
export function HomePage() {
  const tab = useHomeTab()
  const piece = useOpenPiece()
  const isArchive = useIsArchive()
  usePageTitle(tab === 'closet' && isArchive ? 'Archive' : homeTabNames[tab])
  return (
    <main id="content" className="flex-1">
      {tab === 'closet' && <WeekBanner />}
      <div id={HOME_PANEL_ID} role="tabpanel" aria-label={homeTabNames[tab]}>
        {tab === 'closet' ? (
          <ClosetTab />
        ) : (
          <Suspense fallback={<div className="min-h-dvh" />}>
            {tab === 'curation' ? <StylistTab /> : <UpcomingTab tab={tab} />}
          </Suspense>
        )}
      </div>
      {piece.id && <PieceDialog id={piece.id} onClose={piece.close} />}
    </main>
  )
}
