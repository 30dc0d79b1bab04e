/** The page's own routes; every other path is answered with the 404 page. */
export const pagePaths = ['/', '/outfit-planner', '/enhanced-features', '/trips', '/add'] as const

export const homeTabs = ['closet', 'curation', 'trending', 'marketplace'] as const
export type HomeTab = (typeof homeTabs)[number]

/** The tab of the home page that an address's query names; the closet where it names none. */
export function homeTabOf(search: URLSearchParams): HomeTab {
  return homeTabs.find((tab) => tab === search.get('tab')) ?? 'closet'
}
