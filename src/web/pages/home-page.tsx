import { Activity, lazy, Suspense, useState } from 'react'
import { mondayOf } from '../../domain/planner/week-dates.ts'
import { ClosetTab } from '../closet/collection/closet-tab.tsx'
import { useOpenPiece } from '../closet/piece-address.ts'
import { useShowsArchivedPieces } from '../closet/use-shows-archived-pieces.ts'
import { HOME_PANEL_ID, homeTabNames, useHomeTab } from '../frame/home-tab.ts'
import type { HomeTab } from '../../contract/page-paths.ts'
import { usePageTitle } from '../frame/page-title.ts'
import { useOpen, useOpenSale } from '../marketplace/listing-address.ts'
import { useOpenRecreate } from '../stylist/looks/use-open-recreate.ts'
import { useToday } from '../ui/hooks/use-today.ts'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { TodaySection } from './today/today-section.tsx'
import { WeekBanner } from './week-banner.tsx'

const StylistTab = lazy(async () => ({
  default: (await import('../stylist/tab/stylist-tab.tsx')).StylistTab,
}))
const OwnVersion = lazy(async () => ({
  default: (await import('../recreate/own-version.tsx')).OwnVersion,
}))
const PackedNote = lazy(async () => ({ default: (await import('../trips/packed-note.tsx')).PackedNote }))
const TrendsTab = lazy(async () => ({ default: (await import('../trends/tab/trends-tab.tsx')).TrendsTab }))
const MarketplaceTab = lazy(async () => ({
  default: (await import('../marketplace/tab/marketplace-tab.tsx')).MarketplaceTab,
}))
const OpenPiece = lazyDialog(async () => (await import('./market/open-piece.tsx')).OpenPiece)
const OpenListing = lazyDialog(async () => (await import('./market/open-listing.tsx')).OpenListing)
const OpenRequest = lazyDialog(async () => (await import('../marketplace/sales/sale-dialog.tsx')).SaleDialog)
const OpenSeller = lazyDialog(
  async () => (await import('../marketplace/seller/seller-dialog.tsx')).SellerDialog,
)
const PhotosFromOtherApp = lazyDialog(
  async () => (await import('../closet/add/photos-from-other-app.tsx')).PhotosFromOtherApp,
)
const RecreateDialog = lazyDialog(
  async () => (await import('../recreate/recreate-dialog.tsx')).RecreateDialog,
)
const SellDialog = lazyDialog(async () => (await import('../marketplace/sell/sell-dialog.tsx')).SellDialog)

/** Home: the tab in the address (by default the closet), and over it the piece or listing that the address opens. */
export function HomePage() {
  const tab = useHomeTab()
  const piece = useOpenPiece()
  const listing = useOpen('listing')
  const request = useOpen('request')
  const seller = useOpen('seller')
  const sale = useOpenSale()
  const recreate = useOpenRecreate()
  const shared = useOpen('shared')
  const showsArchivedPieces = useShowsArchivedPieces()
  const today = useToday()
  const monday = mondayOf(today)
  const [beganInCloset] = useState(tab === 'closet')
  usePageTitle(tab === 'closet' && showsArchivedPieces ? 'Archive' : homeTabNames[tab])
  return (
    <main id="content" className="flex-1">
      {/* A page that began in the closet keeps it, hidden, in the other tabs: drawing its cards anew takes a phone 200 ms. */}
      {(tab === 'closet' || beganInCloset) && (
        <Activity mode={tab === 'closet' ? 'visible' : 'hidden'}>
          <TodaySection {...{ today, monday }} />
          <WeekBanner {...{ today, monday }} />
          <div {...panelOf('closet', tab)}>
            <ClosetTab />
          </div>
        </Activity>
      )}
      {tab !== 'closet' && (
        <div {...panelOf(tab, tab)}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            {tab === 'curation' && (
              <>
                <StylistTab OwnVersion={OwnVersion} />
                <PackedNote className="measure pb-8" />
              </>
            )}
            {tab === 'trending' && <TrendsTab />}
            {tab === 'marketplace' && <MarketplaceTab />}
          </Suspense>
        </div>
      )}
      {piece.id && <OpenPiece id={piece.id} onClose={piece.close} />}
      {listing.id && <OpenListing id={listing.id} onClose={listing.close} />}
      {request.id && <OpenRequest id={request.id} onClose={request.close} />}
      {seller.id && <OpenSeller id={seller.id} onClose={seller.close} />}
      {shared.id && <PhotosFromOtherApp onClose={shared.close} />}
      {recreate.isOpen && <RecreateDialog onClose={recreate.close} />}
      {sale.isOpen && <SellDialog pieceId={sale.pieceId} onClose={sale.close} />}
    </main>
  )
}

// The panel of a tab; only the open one has the id that the tabs refer to.
function panelOf(tab: HomeTab, open: HomeTab) {
  return { role: 'tabpanel', 'aria-label': homeTabNames[tab], ...(tab === open && { id: HOME_PANEL_ID }) }
}
