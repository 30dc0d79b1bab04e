// Invisible for the first 300 ms: most responses arrive within that time.
const late = 'animate-[appear_1ms_300ms_both] *:breathing'
const line = 'bg-line h-2.5 rounded-full'

/** Skeleton of the current weather. */
export function NowSkeleton() {
  return (
    <div role="status" aria-label="Loading the weather" className={late}>
      <div className="bg-line mt-9 h-16 w-28 rounded-lg" />
      <div className="bg-line mt-8 h-3.5 w-[52%] rounded-full" />
      <div className={`${line} mt-4 w-[78%]`} />
      <div className="border-line mt-7 h-10 border-t" />
      <div className="border-line h-10 border-t" />
      <div className="border-line h-26 border-t" />
    </div>
  )
}

/** Skeleton of what to wear. */
export function AdviceSkeleton() {
  return (
    <div aria-hidden className={late}>
      <div className="bg-line mt-2 h-3.5 w-[58%] rounded-full" />
      <div className="bg-line mt-4 h-3.5 w-[46%] rounded-full" />
      <div className="tablet:grid-cols-3 desk:grid-cols-5 mt-9 grid grid-cols-2 gap-4">
        {[0, 1, 2, 3, 4].map((at) => (
          <div key={at} className="max-tablet:nth-[n+3]:hidden">
            <div className="bg-tile aspect-4/5" />
            <div className={`${line} mt-4 w-[62%]`} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Skeleton of the outfits. */
export function OutfitsSkeleton() {
  return (
    <div role="status" aria-label="Loading outfits from your closet" className={late}>
      <div className="tablet:grid-cols-3 grid gap-6">
        {[0, 1, 2].map((at) => (
          <div key={at} className="max-tablet:nth-[n+2]:hidden">
            <div className="bg-tile aspect-5/6" />
            <div className={`${line} mt-5 w-[72%]`} />
            <div className={`${line} mt-3.5`} />
            <div className={`${line} mt-3.5 w-[84%]`} />
          </div>
        ))}
      </div>
    </div>
  )
}
