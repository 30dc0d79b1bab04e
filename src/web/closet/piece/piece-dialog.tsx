import { useState, type ComponentType } from 'react'
import type { ClosetItem } from '../../../contract/closet.ts'
import { HttpError } from '../../api/http-error.ts'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { NotHere } from '../../ui/dialog/not-here.tsx'
import { ClosetFailed } from '../closet-failed.tsx'
import { useClosetItems } from '../closet-queries.ts'
import { EditPiece } from './edit-piece.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { PieceView } from './piece-view.tsx'
import { usePiece } from './piece-queries.ts'

interface PieceDialogProps {
  readonly id: string
  readonly onClose: () => void
  /** What else can be done with the piece; stands in its foot. */
  readonly Actions?: ComponentType<{ readonly piece: ClosetItem }>
  /** Whom the piece is lent to or by. */
  readonly Loan?: ComponentType<{ readonly piece: ClosetItem; readonly onEnded: () => void }>
  /** What the piece is worn with, and what is like it. */
  readonly Company?: ComponentType<{ readonly piece: ClosetItem }>
}

/** One piece: to look at, to wear, to change. */
export function PieceDialog({ id, onClose, Actions, Loan, Company }: PieceDialogProps) {
  // The piece as editing started: it stays while another tab archives it.
  const [edited, setEdited] = useState<ClosetItem | null>(null)
  // Set while an edit is open: closing has to ask it first.
  const [askToLeave, setAskToLeave] = useState<{ ask: () => boolean }>()
  const piece = useOpenedPiece(id)
  const isEditing = edited !== null
  const item = piece.item ?? (isMissing(piece.error) ? null : edited)
  const close = () => {
    if (!isEditing || !askToLeave || askToLeave.ask()) onClose()
  }
  return (
    <Dialog shape="large" onClose={close}>
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
        <EditPiece item={item} onDone={() => setEdited(null)} onLeaveCheck={setAskToLeave} />
      )}
      {!item && <NoPiece piece={piece} />}
    </Dialog>
  )
}

// The list knows most pieces already; one that is archived has to be asked for.
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

// A cut link names nothing that could be a piece.
function isMissing(error: Error | null): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 400)
}

function NoSuchPiece() {
  return (
    <NotHere title="Piece not found" place="Not in your closet">
      It may have been deleted, or the link is incomplete.
    </NotHere>
  )
}
