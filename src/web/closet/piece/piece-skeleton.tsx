import { PictureDialogSkeleton } from '../../ui/dialog/picture-dialog-skeleton.tsx'

/** Skeleton of a piece's dialog. */
export function PieceSkeleton() {
  return <PictureDialogSkeleton title="Loading your piece" columnsClass="tablet:grid-cols-2" />
}
