import { HandHelping } from 'lucide-react'
import { useState } from 'react'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import { showFailure } from '../closet/show-failure.ts'
import { Button } from '../ui/button.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { SelectField, TextField } from '../ui/inputs/field.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { today } from '../ui/hooks/today.ts'
import { useHousehold, useLend } from './household-queries.ts'

/** Button in a piece's dialog to lend it, if the household has other members. */
export function LendPiece({ piece }: { readonly piece: ClosetItem }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: household } = useHousehold()
  const others = household?.members.filter(({ isMe }) => !isMe) ?? []
  const canLend = piece.loan === null && piece.archivedReason === null && piece.listing === null
  if (!canLend || others.length === 0) return null
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<HandHelping aria-hidden size={14} className="stroke-icon" />}
        onClick={() => setIsOpen(true)}
      >
        Lend
      </Button>
      {isOpen && (
        <LendDialog
          piece={piece}
          people={others.map(({ person }) => person)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface LendDialogProps {
  readonly piece: ClosetItem
  readonly people: readonly { readonly id: string; readonly username: string }[]
  readonly onClose: () => void
}

function LendDialog({ piece, people, onClose }: LendDialogProps) {
  const [borrowerId, setBorrowerId] = useState(people[0]?.id ?? '')
  const [until, setUntil] = useState('')
  const { mutate, isPending } = useLend({
    onDone: ({ loan }) => {
      showToast({ title: `Lent to @${loan?.person.username ?? ''}` })
      onClose()
    },
    onFailed: showFailure("Couldn't lend it"),
  })
  return (
    <FormDialog
      title={`Lend ${piece.name}`}
      text="They see it in their closet and can wear it. It won't be suggested to you until it's back."
      action={isPending ? 'Lending...' : 'Lend'}
      isCheckedByBrowser
      isPending={isPending}
      onSubmit={() => mutate({ id: piece.id, borrowerId, until: until || undefined })}
      onClose={onClose}
    >
      <SelectField label="To" value={borrowerId} onChange={({ target }) => setBorrowerId(target.value)}>
        {people.map(({ id, username }) => (
          <option key={id} value={id}>
            @{username}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Back by (optional)"
        type="date"
        min={today()}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </FormDialog>
  )
}
