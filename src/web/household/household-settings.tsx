import { useState, type ReactNode } from 'react'
import type { Household, HouseholdMember } from '../../contract/household.ts'
import { reasonOf } from '../api/http-error.ts'
import { PersonPicture } from '../marketplace/person-picture.tsx'
import { BackToSettings } from '../ui/back-to-settings.tsx'
import { Button } from '../ui/button.tsx'
import { DialogHeader } from '../ui/dialog/dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { useTakesFocus } from '../ui/hooks/use-takes-focus.ts'
import {
  useAcceptInvitation,
  useCreateHousehold,
  useDropInvitation,
  useHousehold,
  useRemoveMember,
} from './household-queries.ts'
import { InviteToHousehold } from './invite-to-household.tsx'
import { JoinByCode } from './join-by-code.tsx'

const failed = (title: string) => (error: Error) =>
  showToast({ variant: 'destructive', title, description: reasonOf(error) })

/** 'Household', in the settings sheet: members and invitations. */
export function HouseholdSettings({ onBack }: { readonly onBack: () => void }) {
  const { data: household, isError, error, refetch } = useHousehold()
  return (
    <div className="tablet:px-8 tablet:py-8 px-4 pt-5 pb-8">
      <BackToSettings onBack={onBack} />
      <DialogHeader takesFocus title="Household" note="Lend pieces to the people you live with." />
      {isError && !household && (
        <LoadError title="Couldn't load your household" heading="h3" onRetry={() => void refetch()}>
          {reasonOf(error)}
        </LoadError>
      )}
      {!household && !isError && (
        <p role="status" className="type-note text-quiet mt-6">
          Loading...
        </p>
      )}
      {household && <Received household={household} />}
      {household && household.members.length > 0 && <Members household={household} />}
      {household && household.members.length === 0 && <NoHousehold />}
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="border-ink mt-8 border-t pt-5">
      <h3 className="type-heading mb-4">{title}</h3>
      {children}
    </section>
  )
}

function NoHousehold() {
  const { mutate, isPending } = useCreateHousehold(failed("Couldn't create the household"))
  return (
    <>
      <Part title="Start one">
        <p className="type-note text-quiet mb-4">
          Members see each other&apos;s names and the pieces they lend, nothing else of your closet.
        </p>
        <Button look="primary" aria-disabled={isPending} onClick={() => !isPending && mutate(undefined)}>
          Create household
        </Button>
      </Part>
      <Part title="Join one">
        <JoinByCode />
      </Part>
    </>
  )
}

function Received({ household: { received, members } }: { readonly household: Household }) {
  const accept = useAcceptInvitation(failed("Couldn't join"))
  const decline = useDropInvitation(failed("Couldn't decline"))
  if (received.length === 0) return null
  return (
    <Part title="Invitations for you">
      <ul className="border-line border-t">
        {received.map(({ id, person }) => (
          <li key={id} className="border-line flex flex-wrap items-center gap-3 border-b py-3">
            <PersonPicture person={person} size="small" />
            <span className="type-ui min-w-0 flex-1 break-words">@{person.username} invites you</span>
            <span className="flex gap-1">
              <Button look="text" size="small" onClick={() => decline.mutate(id)}>
                Decline
              </Button>
              <Button
                look="quiet"
                size="small"
                disabled={accept.isPending || members.length > 0}
                onClick={() => accept.mutate(id)}
              >
                Join
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {members.length > 0 && (
        <p className="type-note text-quiet mt-3">Leave your household to join another one.</p>
      )}
    </Part>
  )
}

function Members({ household }: { readonly household: Household }) {
  const { members, sent } = household
  const isFounder = members.some(({ isMe, isFounder: first }) => isMe && first)
  return (
    <>
      <Part title="Members">
        <ul className="border-line border-t">
          {members.map((member) => (
            <MemberRow key={member.person.id} member={member} canRemove={isFounder || member.isMe} />
          ))}
        </ul>
      </Part>
      <Part title="Invite">
        <InviteToHousehold sent={sent} />
      </Part>
    </>
  )
}

interface MemberRowProps {
  readonly member: HouseholdMember
  readonly canRemove: boolean
}

function MemberRow({ member: { person, isMe, isFounder }, canRemove }: MemberRowProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useRemoveMember(failed(isMe ? "Couldn't leave" : "Couldn't remove them"))
  const verb = isMe ? 'Leave' : 'Remove'
  return (
    <li className="border-line border-b py-3">
      <div className="flex items-center gap-3">
        <PersonPicture person={person} size="small" />
        <span className="type-ui min-w-0 flex-1 break-words">
          @{person.username}
          <span className="text-quiet">
            {isMe && ' · You'}
            {isFounder && ' · Started it'}
          </span>
        </span>
        {canRemove && !isAsking && (
          <Button
            look="text"
            size="small"
            className="-mr-4"
            aria-label={isMe ? 'Leave household' : `Remove @${person.username}`}
            onClick={() => setIsAsking(true)}
          >
            {verb}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirm
          note={isMe ? 'Lent and borrowed pieces go back.' : 'What they lent and borrowed goes back.'}
          verb={verb}
          isPending={remove.isPending}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => remove.mutate(person.id)}
        />
      )}
    </li>
  )
}

interface ConfirmProps {
  readonly note: string
  readonly verb: string
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

function Confirm({ note, verb, isPending, onCancel, onConfirm }: ConfirmProps) {
  const focused = useTakesFocus<HTMLButtonElement>()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <p className="type-note text-quiet min-w-0 flex-1 basis-48">{note}</p>
      <Button look="text" size="small" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        ref={focused}
        look="quiet"
        size="small"
        aria-disabled={isPending}
        onClick={() => !isPending && onConfirm()}
      >
        {verb}
      </Button>
    </div>
  )
}
