import { classNames } from '../../ui/class-names.ts'

interface AnswerSkeletonProps {
  /** Such as 'Writing your advice'. */
  readonly label: string
  /** `tiles`: two columns of text over four tiles. `collage`: a collage next to text. */
  readonly shape: 'tiles' | 'collage'
}

const breathing = 'breathing'

/** Skeleton of an answer. */
export function AnswerSkeleton({ label, shape }: AnswerSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      {shape === 'tiles' ? (
        <div aria-hidden className={breathing}>
          <div className="desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] grid gap-x-12 gap-y-6">
            <Lines widths={['w-full', 'w-[92%]', 'w-[58%]']} isTall />
            <Lines widths={['w-full', 'w-[96%]', 'w-[70%]']} />
          </div>
          <div className="tablet:grid-cols-4 tablet:gap-4 mt-14 grid grid-cols-2 gap-3">
            {[0, 1, 2, 3].map((at) => (
              <div key={at} className="bg-tile aspect-4/5" />
            ))}
          </div>
        </div>
      ) : (
        <div
          aria-hidden
          className={classNames('desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] grid gap-8', breathing)}
        >
          <div className="bg-tile aspect-7/8" />
          <Lines widths={['w-full', 'w-[84%]', 'w-[60%]']} isTall />
        </div>
      )}
    </div>
  )
}

function Lines({
  widths,
  isTall = false,
}: {
  readonly widths: readonly string[]
  readonly isTall?: boolean
}) {
  return (
    <div className={classNames('grid content-start pt-2', isTall ? 'gap-4.5' : 'gap-3.5')}>
      {widths.map((width) => (
        <div key={width} className={classNames('bg-line rounded-full', isTall ? 'h-3.5' : 'h-2.5', width)} />
      ))}
    </div>
  )
}
