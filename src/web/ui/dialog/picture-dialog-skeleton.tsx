import { DialogHeader } from './dialog.tsx'

interface PictureDialogSkeletonProps {
  /** Accessible name: 'Loading your piece'. */
  readonly title: string
  /** Columns of the dialog on a desktop. */
  readonly columnsClass: string
}

/** Skeleton of a dialog with a picture next to facts. */
export function PictureDialogSkeleton({ title, columnsClass }: PictureDialogSkeletonProps) {
  return (
    <div className={`tablet:h-[min(764px,calc(100dvh-48px))] grid ${columnsClass}`}>
      <div className="bg-tile tablet:aspect-auto aspect-square" />
      <div className="tablet:p-8 p-4 pb-6">
        <DialogHeader title={title} />
        <div aria-hidden className="breathing">
          <div className="bg-line mt-6 h-2.5 w-[62%] rounded-full" />
          <div className="bg-line mt-4 h-2.5 w-[38%] rounded-full" />
        </div>
      </div>
    </div>
  )
}
