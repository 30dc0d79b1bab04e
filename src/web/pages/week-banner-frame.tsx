import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface WeekBannerFrameProps {
  /** A sentence about the week; its line is reserved while it is unknown. */
  readonly note?: string
  /** Label of the link. */
  readonly action: string
  /** The days. */
  readonly children: ReactNode
}

/** Layout of the week banner: title and text on the left, the days next to them. */
export function WeekBannerFrame({ note, action, children }: WeekBannerFrameProps) {
  return (
    <section className="measure tablet:beside-rail tablet:pt-8 tablet:pb-10 pt-6 pb-8">
      <div className="tablet:mb-0 tablet:flex-col tablet:items-stretch mb-4 flex items-end justify-between gap-3 py-0.5">
        <div>
          <h2 className="type-title flex items-center gap-3">
            Weekly Planner
            {/* On a phone the add button covers the right edge. */}
            <ArrowRight aria-hidden size={18} className="stroke-icon tablet:hidden mt-1" />
          </h2>
          <p className="type-note text-quiet mt-1.5 min-h-4.5">{note}</p>
        </div>
        <p className="type-name tablet:flex hidden items-center gap-4 pb-0.5">
          <span className="border-edge group-hover:border-ink border-b pb-px">{action}</span>
          <ArrowRight aria-hidden size={18} className="stroke-icon" />
        </p>
      </div>
      {children}
    </section>
  )
}
