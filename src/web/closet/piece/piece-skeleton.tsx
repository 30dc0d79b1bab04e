import { DialogHeader } from '../../ui/dialog.tsx'

/** A piece's dialog while the closet is on its way. */
export function PieceSkeleton() {
  return (
    <div className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-2 grid">
      <div className="bg-tile tablet:aspect-auto aspect-square" />
      <div className="tablet:p-8 p-4 pb-6">
        <DialogHeader title="Loading your piece" />
        <div aria-hidden className="motion-safe:animate-[breathe_1.6s_var(--ease)_300ms_infinite_alternate]">
          <div className="bg-line mt-6 h-2.5 w-[62%] rounded-full" />
          <div className="bg-line mt-4 h-2.5 w-[38%] rounded-full" />
        </div>
      </div>
    </div>
  )
}
