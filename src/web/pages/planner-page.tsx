import { usePageTitle } from '../frame/page-title.ts'
import { EmptyWeek } from './empty-week.tsx'
import { PageHead } from './page-head.tsx'

/** The weekly planner, until its feature is there: the week that it will dress. */
export function PlannerPage() {
  usePageTitle('Weekly Planner')
  return (
    <main id="content" className="measure tablet:pt-8 flex-1 pt-3 pb-16">
      <PageHead title="Weekly Planner" />
      <section className="border-ink mt-8 border-t pt-6">
        <EmptyWeek className="flex flex-wrap" tileClassName="aspect-2/3" />
        <h2 className="type-title mt-8">No week planned yet</h2>
        <p className="text-quiet mt-1.5 max-w-[60ch]">
          Seven outfits from your own closet, each with its weather and its reason. Planning opens in a coming
          version; this is the week it would dress.
        </p>
      </section>
    </main>
  )
}
