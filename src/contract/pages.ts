/** The page's own routes; every other path is answered with the 404 page. */
export const pagePaths = [
  '/',
  '/outfit-planner',
  '/enhanced-features',
  '/trips',
  '/add',
  '/sign-in',
  '/pair',
] as const

/** The page to sign in, which then leads to `address`, a path of ours with its query. */
export function signInAddress(address: string): string {
  return address === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to: address })}`
}

const ANY_ORIGIN = 'http://armadio.invalid'

/** Where to go after signing in: the `to` of the query if it is an address of ours, else home. */
export function addressAfterSignIn(search: URLSearchParams): string {
  const url = URL.parse(search.get('to') ?? '/', ANY_ORIGIN)
  // '//x' would lead to another host.
  if (url?.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || url.pathname === '/sign-in') return '/'
  return url.pathname + url.search + url.hash
}

export const homeTabs = ['closet', 'curation', 'trending', 'marketplace'] as const
export type HomeTab = (typeof homeTabs)[number]

/** The tab of the home page that an address's query names; the closet where it names none. */
export function homeTabOf(search: URLSearchParams): HomeTab {
  return homeTabs.find((tab) => tab === search.get('tab')) ?? 'closet'
}
