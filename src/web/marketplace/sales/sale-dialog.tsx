import { HttpError, reasonOf } from '../../api/http-error.ts'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { DialogNotFound } from '../../ui/dialog/dialog-not-found.tsx'
import { PictureDialogSkeleton } from '../../ui/dialog/picture-dialog-skeleton.tsx'
import { useSale } from './sale-queries.ts'
import { SaleView } from './sale-view.tsx'

interface SaleDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Dialog of a request or sale: its listing, state and next step. */
export function SaleDialog({ id, onClose }: SaleDialogProps) {
  const { data: sale, error, refetch } = useSale(id)
  return (
    <Dialog shape="large" isInAddress onClose={onClose}>
      {sale && <SaleView sale={sale} onClose={onClose} />}
      {!sale && error && <NoSale error={error} onRetry={() => void refetch()} />}
      {!sale && !error && (
        <PictureDialogSkeleton title="Loading the request" columnsClass="tablet:grid-cols-[9fr_11fr]" />
      )}
    </Dialog>
  )
}

function NoSale({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400))
    return (
      <DialogNotFound title="Request not found" place="Nothing to show">
        It belongs to someone else, or the link is incomplete.
      </DialogNotFound>
    )
  return (
    <div className="tablet:p-8 p-4">
      <DialogHeader title="A request" />
      <LoadError title="Couldn't load the request" onRetry={onRetry}>
        {reasonOf(error)}
      </LoadError>
    </div>
  )
}
