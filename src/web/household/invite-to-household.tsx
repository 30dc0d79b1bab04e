import { useState } from 'react'
import type { SentInvitation } from '../../contract/household.ts'
import { reasonOf } from '../api/http-error.ts'
import { Button } from '../ui/button.tsx'
import { copyWithToast } from '../ui/toasts/copy-with-toast.ts'
import { TextField } from '../ui/inputs/field.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { writeToClipboard } from '../ui/toasts/write-to-clipboard.ts'
import { useDropInvitation, useInviteToHousehold } from './household-queries.ts'
import { monthAndDay } from '../../domain/words/dates.ts'
import { dayOf } from '../ui/hooks/today.ts'

/** Invites by name or by code, and lists pending invitations. */
export function InviteToHousehold({ sent }: { readonly sent: readonly SentInvitation[] }) {
  const [name, setName] = useState('')
  const [errorMessage, setErrorMessage] = useState<string>()
  const byName = useInviteToHousehold((error) => setErrorMessage(reasonOf(error)))
  const byCode = useInviteToHousehold((error) =>
    showToast({ variant: 'destructive', title: "Couldn't create a code", description: reasonOf(error) }),
  )
  const code = byCode.data?.code
  return (
    <>
      <form
        aria-label="Invite by name"
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (byName.isPending) return
          if (name.trim() === '') return setErrorMessage('Enter a name.')
          setErrorMessage(undefined)
          byName.mutate(name.trim(), { onSuccess: () => setName('') })
        }}
      >
        <TextField
          label="Name on this server"
          className="flex-1"
          value={name}
          error={errorMessage}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          before={<span className="text-quiet">@</span>}
        />
        <Button look="primary" type="submit" aria-disabled={byName.isPending}>
          Invite
        </Button>
      </form>
      {code && (
        <div className="mt-5">
          <input
            aria-label="Invitation code"
            readOnly
            value={code}
            className="type-note border-edge h-11 w-full min-w-0 border-b bg-transparent outline-none"
            onFocus={({ target }) => target.select()}
          />
          <p className="type-note text-quiet mt-1.5">Copy it now. It works once, for seven days.</p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {code && (
          <Button look="quiet" onClick={() => void copyWithToast(() => writeToClipboard(code))}>
            Copy code
          </Button>
        )}
        <Button
          look={code ? 'text' : 'quiet'}
          aria-disabled={byCode.isPending}
          onClick={() => !byCode.isPending && byCode.mutate(undefined)}
        >
          {code ? 'Another code' : 'Create a code instead'}
        </Button>
      </div>
      {sent.length > 0 && (
        <ul className="border-line mt-5 border-t">
          {sent.map((invitation) => (
            <SentRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </>
  )
}

function SentRow({ invitation: { id, person, expiresAt } }: { readonly invitation: SentInvitation }) {
  const withdraw = useDropInvitation((error) =>
    showToast({ variant: 'destructive', title: "Couldn't withdraw it", description: reasonOf(error) }),
  )
  return (
    <li className="border-line flex min-h-12 items-center justify-between gap-4 border-b">
      <span className="type-ui min-w-0 break-words">
        {person ? `@${person.username}` : 'By code'}
        <span className="text-quiet"> · Until {monthAndDay(dayOf(expiresAt))}</span>
      </span>
      <Button
        look="text"
        size="small"
        className="-mr-4"
        aria-label={person ? `Withdraw the invitation to @${person.username}` : 'Withdraw the code'}
        aria-disabled={withdraw.isPending}
        onClick={() => withdraw.mutate(id)}
      >
        Withdraw
      </Button>
    </li>
  )
}
