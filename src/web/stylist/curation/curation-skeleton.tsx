import type { ReactNode } from 'react'

// Invisible for the first 300 ms: most responses arrive within that time.
function Late({ children, className }: { readonly children: ReactNode; readonly className: string }) {
  return (
    <div aria-hidden className="animate-[appear_1ms_300ms_both]">
      <div className={`breathing ${className}`}>{children}</div>
    </div>
  )
}

const line = 'bg-line h-2.5 rounded-full'

/** Skeleton of the form. */
export function FormSkeleton() {
  return (
    <Late className="grid content-start gap-9">
      <div className="grid grid-cols-4 gap-1.5">
        {Array.from({ length: 8 }, (_, at) => (
          <div key={at} className="bg-tile aspect-4/5" />
        ))}
      </div>
      {[0, 1, 2].map((at) => (
        <div key={at} className="border-line grid gap-4 border-b pb-3">
          <div className={`${line} w-[38%]`} />
          <div className={`${line} w-[62%]`} />
        </div>
      ))}
    </Late>
  )
}

/** Skeleton of an outfit, in its final layout. */
export function ResultSkeleton() {
  return (
    <Late className="min-w-0">
      <div className="wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-12 grid gap-8">
        <div className="bg-tile aspect-7/8" />
        <div className="grid content-start gap-5 pt-2">
          <div className="bg-line h-3.5 rounded-full" />
          <div className="bg-line h-3.5 w-[84%] rounded-full" />
          <div className="bg-line mb-3 h-3.5 w-[46%] rounded-full" />
          <div className={line} />
          <div className={`${line} w-[92%]`} />
          <div className={`${line} w-[64%]`} />
        </div>
      </div>
      <div className="mt-18">
        {[0, 1, 2].map((at) => (
          <div key={at} className="border-line flex items-center gap-6 border-t py-4">
            <div className="bg-tile aspect-4/5 w-24 flex-none" />
            <div className="grid flex-1 gap-3">
              <div className={`${line} w-[38%]`} />
              <div className={`${line} w-[62%]`} />
            </div>
          </div>
        ))}
      </div>
    </Late>
  )
}
