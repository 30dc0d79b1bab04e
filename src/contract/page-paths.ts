/** Routes of the web app; every other path gets the 404 page. */
export const pagePaths = [
  '/',
  '/outfit-planner',
  '/enhanced-features',
  '/trips',
  '/add',
  '/sign-in',
  '/pair',
] as const

/** Address of the sign-in page, which then redirects to `address`, a path of the web app with its query. */
export function signInAddress(address: string): string {
  return address === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to: address })}`
}

const ANY_ORIGIN = 'http://armadio.invalid'

/** Where to go after signing in: `to` of the query if it is an address of the web app, otherwise home. */
export function addressAfterSignIn(search: URLSearchParams): string {
  const url = URL.parse(search.get('to') ?? '/', ANY_ORIGIN)
  // '//x' is an address of another host.
  if (url?.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || url.pathname === '/sign-in') return '/'
  return url.pathname + url.search + url.hash
}

export const homeTabs = ['closet', 'curation', 'trending', 'marketplace'] as const
export type HomeTab = (typeof homeTabs)[number]

/** The tab of the home page in an address's query; the closet by default. */
export function homeTabOf(search: URLSearchParams): HomeTab {
  return homeTabs.find((tab) => tab === search.get('tab')) ?? 'closet'
}
