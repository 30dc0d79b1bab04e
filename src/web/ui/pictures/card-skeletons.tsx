interface CardSkeletonsProps {
  /** Accessible name: 'Loading your collection'. */
  readonly label: string
  readonly count: number
  /** Class of the grid. */
  readonly gridClass: string
}

/** Skeleton of a grid of cards: a picture over two lines each. */
export function CardSkeletons({ label, count, gridClass }: CardSkeletonsProps) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden className={gridClass}>
        {Array.from({ length: count }, (_, at) => (
          <div key={at} data-testid="skeleton-card" className="breathing">
            <div className="bg-tile aspect-4/5" />
            <div className="bg-line mt-3 h-2.5 w-[62%] rounded-full" />
            <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
          </div>
        ))}
      </div>
    </div>
  )
}
