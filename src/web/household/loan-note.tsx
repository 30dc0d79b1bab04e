import type { ClosetItem } from '../../contract/closet/closet.ts'
import { showFailure } from '../closet/show-failure.ts'
import { Button } from '../ui/button.tsx'
import { formatDay } from '../../domain/words/dates.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { today } from '../ui/hooks/today.ts'
import { useEndLoan } from './household-queries.ts'

interface LoanNoteProps {
  readonly piece: ClosetItem
  readonly onEnded: () => void
}

/** Note in a piece's dialog: the lender or borrower, the end date, and a button to return it. */
export function LoanNote({ piece, onEnded }: LoanNoteProps) {
  const { loan } = piece
  const isMine = loan?.role === 'lender'
  const { mutate, isPending } = useEndLoan({
    onDone: () => {
      showToast({ title: isMine ? `${piece.name} is back` : `You gave ${piece.name} back` })
      // A returned piece has left the borrower's closet.
      if (!isMine) onEnded()
    },
    onFailed: showFailure("Couldn't bring it back"),
  })
  if (loan === null) return null
  return (
    <div className="bg-hover flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4">
      <p className="type-ui min-w-0 flex-1">
        {isMine ? 'Lent to' : 'Lent by'} @{loan.person.username}
        {loan.until &&
          ` · ${loan.until < today() ? 'Was due' : 'Due'} back ${formatDay(loan.until, today())}`}
        <span className="type-note text-quiet mt-1 block">
          {isMine
            ? "It won't be suggested or planned for you until it's back."
            : 'You can wear and plan it. It stays theirs.'}
        </span>
      </p>
      <Button look="quiet" aria-disabled={isPending} onClick={() => !isPending && mutate(piece)}>
        {isMine ? 'Bring back' : 'Give back'}
      </Button>
    </div>
  )
}
