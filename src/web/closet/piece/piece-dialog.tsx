import { useState, type ComponentType } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { HttpError } from '../../api/http-error.ts'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { useAskToClose } from '../../ui/dialog/use-leave-check.ts'
import { DialogNotFound } from '../../ui/dialog/dialog-not-found.tsx'
import { ClosetFailed } from '../closet-failed.tsx'
import { useClosetItems } from '../closet-queries.ts'
import { EditPiece } from './edit-piece.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { PieceView } from './piece-view.tsx'
import { usePiece } from './piece-queries.ts'

interface PieceDialogProps {
  readonly id: string
  readonly onClose: () => void
  /** More actions for the piece, in its footer. */
  readonly Actions?: ComponentType<{ readonly piece: ClosetItem }>
  /** Shows the loan of the piece. */
  readonly Loan?: ComponentType<{ readonly piece: ClosetItem; readonly onEnded: () => void }>
  /** Shows pieces worn with this one, and similar pieces. */
  readonly Company?: ComponentType<{ readonly piece: ClosetItem }>
}

/** Dialog of one piece: view, wear, edit. */
export function PieceDialog({ id, onClose, Actions, Loan, Company }: PieceDialogProps) {
  // The piece when editing started: it stays while another tab archives it.
  const [edited, setEdited] = useState<ClosetItem | null>(null)
  const [close, onLeaveCheck] = useAskToClose(onClose)
  const piece = useOpenedPiece(id)
  const isEditing = edited !== null
  const item = piece.item ?? (isMissing(piece.error) ? null : edited)
  return (
    <Dialog shape="large" isInAddress onClose={close}>
      {item && !isEditing && (
        <PieceView
          key={item.id}
          item={item}
          actions={Actions && <Actions piece={item} />}
          loan={Loan && <Loan piece={item} onEnded={onClose} />}
          company={Company && <Company piece={item} />}
          onEdit={() => setEdited(item)}
          onClose={onClose}
        />
      )}
      {item && isEditing && (
        <EditPiece item={item} onDone={() => setEdited(null)} onLeaveCheck={onLeaveCheck} />
      )}
      {!item && <NoPiece piece={piece} />}
    </Dialog>
  )
}

// The list has most pieces; an archived one is fetched.
function useOpenedPiece(id: string) {
  const closet = useClosetItems()
  const listed = closet.data?.find((candidate) => candidate.id === id)
  const isUnlisted = !listed && !closet.isPending && !closet.isPlaceholderData
  const alone = usePiece(id, isUnlisted)
  return {
    item: listed ?? (isUnlisted ? alone.data : undefined),
    isPending: isUnlisted ? alone.isPending : true,
    error: closet.error ?? alone.error,
    retry: () => void (closet.isError ? closet.refetch() : alone.refetch()),
  }
}

function NoPiece({ piece }: { readonly piece: ReturnType<typeof useOpenedPiece> }) {
  if (isMissing(piece.error)) return <NoSuchPiece />
  if (!piece.error) return <PieceSkeleton />
  return (
    <div className="tablet:p-8 p-4">
      <DialogHeader title="Your piece" />
      <ClosetFailed error={piece.error} onRetry={piece.retry} />
    </div>
  )
}

// The id of a truncated link is invalid: 400.
function isMissing(error: Error | null): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 400)
}

function NoSuchPiece() {
  return (
    <DialogNotFound title="Piece not found" place="Not in your closet">
      It may have been deleted, or the link is incomplete.
    </DialogNotFound>
  )
}
