import { useSearch } from 'wouter'

export const homeTabs = ['closet', 'curation', 'trending', 'marketplace'] as const
export type HomeTab = (typeof homeTabs)[number]

export const homeTabNames: Record<HomeTab, string> = {
  closet: 'My Closet',
  curation: 'AI Stylist',
  trending: 'Trending',
  marketplace: 'Marketplace',
}

/** Element that shows the chosen tab of the home page. */
export const HOME_PANEL_ID = 'home-panel'

/** Address of a tab of the home page. */
export function homeTabAddress(tab: HomeTab): string {
  return tab === 'closet' ? '/' : `/?tab=${tab}`
}

/** The tab that the address names; the closet where it names none. */
export function useHomeTab(): HomeTab {
  const named = new URLSearchParams(useSearch()).get('tab')
  return homeTabs.find((tab) => tab === named) ?? 'closet'
}
