import { usePageTitle } from '../frame/page-title.ts'
import { PageHead } from './page-head.tsx'
import { Upcoming } from './upcoming.tsx'

/** The feature hub, until its features are there. */
export function FeaturesPage() {
  usePageTitle('Enhanced Features')
  return (
    <main id="content" className="measure tablet:pt-8 flex-1 pt-3">
      <PageHead title="Enhanced Features" />
      <Upcoming
        lead="The daily loop: what it is like outside, what you wore and how it was, what you still want."
        parts={[
          ['Weather', 'What today asks for, and the pieces of yours that answer it.'],
          ['History', 'What you wore, how you rated it, and what a wear has cost.'],
          ['Wishlist', 'What to wait for, and the price to wait for.'],
        ]}
      />
    </main>
  )
}
