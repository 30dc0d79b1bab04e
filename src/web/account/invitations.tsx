import { INVITATION_DAYS, type Invitation } from '../../contract/user/account.ts'
import { reasonOf } from '../api/http-error.ts'
import { Button } from '../ui/button.tsx'
import { copyWithToast } from '../ui/toasts/copy-with-toast.ts'
import { ShortFailure } from '../ui/short-failure.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { writeToClipboard } from '../ui/toasts/write-to-clipboard.ts'
import { useInvitations, useInvite, useWithdrawInvitation } from './account-queries.ts'
import { dateWithWeekday } from '../../domain/words/dates.ts'
import { dayOf } from '../ui/hooks/today.ts'

const failed = (title: string) => (error: Error) =>
  showToast({ variant: 'destructive', title, description: reasonOf(error) })

/** Creates links that let others sign up, and withdraws them. */
export function Invitations() {
  const { data: invitations = [], isLoadingError, refetch } = useInvitations()
  const invite = useInvite(failed("Couldn't create the invitation"))
  const url = invite.data?.url
  return (
    <>
      <p className="type-note text-quiet mb-4">
        A link lets one person create an account here. It works for {INVITATION_DAYS} days.
      </p>
      {url && (
        <div className="mb-4">
          <input
            aria-label="Invitation link"
            readOnly
            value={url}
            className="type-note border-edge h-11 w-full min-w-0 border-b bg-transparent outline-none"
            onFocus={({ target }) => target.select()}
          />
          <p className="type-note text-quiet mt-1.5">Copy it now. It isn&apos;t shown again.</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {url && (
          <Button look="quiet" onClick={() => void copyWithToast(() => writeToClipboard(url))}>
            Copy link
          </Button>
        )}
        <Button
          look={url ? 'text' : 'quiet'}
          aria-disabled={invite.isPending}
          onClick={() => invite.mutate()}
        >
          {invite.isPending ? 'One moment...' : url ? 'Another link' : 'Create invitation link'}
        </Button>
      </div>
      {isLoadingError && (
        <ShortFailure className="mt-4" onRetry={() => void refetch()}>
          Couldn&apos;t load your invitations.
        </ShortFailure>
      )}
      {invitations.length > 0 && (
        <ul className="border-line mt-5 border-t">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </>
  )
}

function InvitationRow({ invitation: { id, expiresAt } }: { readonly invitation: Invitation }) {
  const withdraw = useWithdrawInvitation(failed("Couldn't withdraw the invitation"))
  return (
    <li className="border-line flex min-h-12 items-center justify-between gap-4 border-b">
      <span className="type-ui">Not used yet, works until {dateWithWeekday(dayOf(expiresAt))}</span>
      <Button
        look="text"
        size="small"
        className="-mr-4"
        aria-disabled={withdraw.isPending}
        onClick={() => withdraw.mutate(id)}
      >
        Withdraw
      </Button>
    </li>
  )
}
