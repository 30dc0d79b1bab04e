import type { HomeTab } from '../../contract/pages.ts'
import { homeTabNames } from '../frame/home-tab.ts'
import { Upcoming } from './upcoming.tsx'

type UpcomingHomeTab = Exclude<HomeTab, 'closet' | 'curation'>

const plans: Record<UpcomingHomeTab, { title?: string; lead: string; parts: [string, string][] }> = {
  trending: {
    lead: 'What people wear this season, and how much of it hangs in your closet already.',
    parts: [
      ['Season by season', 'Styles from short videos and pinboards, by category and season.'],
      ['Against your closet', 'Which pieces of a trend you can wear today.'],
      ['The one that is missing', 'And where to find it, secondhand first.'],
    ],
  },
  marketplace: {
    title: 'Fashion Marketplace',
    lead: 'Discover unique pieces from other fashion lovers',
    parts: [
      ['Browse', 'By price, size and condition.'],
      ['Would I wear it?', 'How many outfits a piece makes with what you own.'],
      ['Sell in two clicks', 'A piece you no longer wear, its listing filled in already.'],
    ],
  },
}

/** A tab whose feature is still to come: what it will hold, and nothing to press that would do nothing. */
export function UpcomingTab({ tab }: { readonly tab: UpcomingHomeTab }) {
  const { title = homeTabNames[tab], lead, parts } = plans[tab]
  return (
    <div className="measure tablet:pt-12 pt-6">
      <h1 className="type-display">{title}</h1>
      <Upcoming lead={lead} parts={parts} />
    </div>
  )
}
