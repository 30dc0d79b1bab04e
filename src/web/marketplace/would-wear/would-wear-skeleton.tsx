const breathing = 'breathing'

/** Skeleton of a verdict. */
export function WouldWearSkeleton() {
  return (
    <div role="status" aria-label="Looking through your closet">
      <div aria-hidden className={breathing}>
        <div className="grid h-16 content-start gap-4 pt-3">
          <div className="bg-line h-3.5 w-[92%] rounded-full" />
          <div className="bg-line h-3.5 w-[58%] rounded-full" />
        </div>
        <div className="border-line grid h-30 grid-cols-2 gap-x-6 border-t pt-5 @[480px]:grid-cols-3">
          {['', '', 'hidden @[480px]:block'].map((className, at) => (
            <div key={at} className={className}>
              <div className="bg-line h-8 w-[46%] rounded-full" />
              <div className="bg-line mt-4 h-2.5 w-[72%] rounded-full" />
            </div>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-2 pt-4 @[480px]:grid-cols-4">
          {[0, 1, 2, 3].map((at) => (
            <div key={at} className="bg-tile aspect-5/6" />
          ))}
        </div>
      </div>
    </div>
  )
}
