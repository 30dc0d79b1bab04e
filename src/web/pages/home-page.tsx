import { ClosetTab } from '../closet/closet-tab.tsx'
import { HOME_PANEL_ID, homeTabNames, useHomeTab } from '../frame/home-tab.ts'
import { usePageTitle } from '../frame/page-title.ts'
import { UpcomingTab } from './upcoming-tab.tsx'
import { WeekBanner } from './week-banner.tsx'

/** Home: the tab that the address names, the closet first. */
export function HomePage() {
  const tab = useHomeTab()
  usePageTitle(homeTabNames[tab])
  return (
    <main id="content" className="flex-1">
      {tab === 'closet' && <WeekBanner />}
      <div id={HOME_PANEL_ID} role="tabpanel" aria-label={homeTabNames[tab]}>
        {tab === 'closet' ? <ClosetTab /> : <UpcomingTab tab={tab} />}
      </div>
    </main>
  )
}
