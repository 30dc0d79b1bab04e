import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { EmptyWeek } from './empty-week.tsx'

/** The large banner of the home page: the real week, leading to its planner. */
export function WeekBanner() {
  return (
    <Link href="/outfit-planner" className="group block -outline-offset-4">
      <section className="measure tablet:beside-rail tablet:pt-8 tablet:pb-10 pt-6 pb-8">
        <div className="tablet:mb-0 tablet:flex-col tablet:items-stretch mb-4 flex items-end justify-between gap-3 py-0.5">
          <div>
            <h2 className="type-title">Weekly Planner</h2>
            <p className="type-note text-quiet mt-1.5">Seven days, dressed from your own closet.</p>
          </div>
          <p className="type-name flex items-center gap-4 pb-0.5">
            <span className="tablet:inline border-edge group-hover:border-ink hidden border-b pb-px">
              Plan a week
            </span>
            <ArrowRight aria-hidden size={18} className="stroke-icon" />
          </p>
        </div>
        {/* Cut at a phone's edge: the whole banner is one link, and the planner shows all seven. */}
        <EmptyWeek
          className="tablet:mr-0 tablet:overflow-visible -mr-(--margin) flex overflow-hidden"
          tileClassName="aspect-5/6"
        />
      </section>
    </Link>
  )
}
