import { useSearch } from 'wouter'
import { homeTabOf, type HomeTab } from '../../contract/page-paths.ts'

export const homeTabNames: Record<HomeTab, string> = {
  closet: 'My Closet',
  curation: 'AI Stylist',
  trending: 'Trending',
  marketplace: 'Marketplace',
}

/** Id of the panel with the selected tab of the home page. */
export const HOME_PANEL_ID = 'home-panel'

/** Address of a tab of the home page. */
export function homeTabAddress(tab: HomeTab): string {
  return tab === 'closet' ? '/' : `/?tab=${tab}`
}

/** The tab in the address. */
export function useHomeTab(): HomeTab {
  return homeTabOf(new URLSearchParams(useSearch()))
}
