/** Skeleton of the swaps. */
export function SwapsSkeleton() {
  return (
    <div role="status" aria-label="Looking through your closet">
      <div aria-hidden className="animate-[appear_1ms_300ms_both]">
        {[0, 1, 2].map((at) => (
          <div key={at} className="border-line flex items-center gap-4 border-t py-3 breathing">
            <div className="bg-hover aspect-4/5 w-16 flex-none" />
            <div className="grid flex-1 gap-3">
              <div className="bg-line h-2.5 w-[46%] rounded-full" />
              <div className="bg-line h-2.5 w-[72%] rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
