interface RowsSkeletonProps {
  readonly label: string
  /** Whether each row has a picture. */
  readonly hasPictures?: boolean
}

/** Skeleton of rows. */
export function RowsSkeleton({ label, hasPictures = false }: RowsSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden className="breathing">
        {Array.from({ length: 3 }, (_, at) => (
          <div key={at} className="border-line flex items-center gap-4 border-b py-3">
            {hasPictures && <div className="bg-tile h-17.5 w-14 flex-none" />}
            <div className="grid flex-1 gap-3 py-1">
              <div className="bg-line h-2.5 w-[62%] rounded-full" />
              <div className="bg-line h-2.5 w-[38%] rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
