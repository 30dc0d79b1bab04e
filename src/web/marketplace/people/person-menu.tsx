import { Ellipsis, Flag, Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { Person } from '../../../contract/sales.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { PopoverOrSheet } from '../../ui/dialog/popover-or-sheet.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useBlock } from './people-queries.ts'
import { ReportDialog } from './report-dialog.tsx'

interface PersonMenuProps {
  readonly person: Person
  readonly isBlocked?: boolean
  /** The listing that a report is about. */
  readonly listingId?: string | undefined
  /** Called after blocking, to close what shows the user. */
  readonly onBlocked: () => void
}

/** Blocks or reports someone. */
export function PersonMenu({ person, isBlocked = false, listingId, onBlocked }: PersonMenuProps) {
  const [open, setOpen] = useState<'menu' | 'block' | 'report' | null>(null)
  const name = `@${person.username}`
  const { block, unblock, isPending } = useBlockWithUndo(onBlocked)
  const close = () => setOpen(null)
  return (
    <>
      <PopoverOrSheet
        label={`More about ${name}`}
        isOpen={open === 'menu'}
        onOpen={(isOpen) => setOpen(isOpen ? 'menu' : null)}
        align="end"
        className="w-56"
        trigger={
          <RoundButton label={`More about ${name}`} className="hover:bg-hover -mr-2.5">
            <Ellipsis aria-hidden size={18} />
          </RoundButton>
        }
      >
        {(isSheet) => (
          <>
            {isSheet && <DialogHeader title={name} className="px-4 pt-5 pb-2" />}
            <Menu label={`More about ${name}`}>
              <MenuItem Icon={Flag} name="Report" onAct={() => setOpen('report')} />
              {isBlocked ? (
                <MenuItem
                  Icon={CircleCheck}
                  name="Unblock"
                  onAct={() => {
                    close()
                    unblock(person)
                  }}
                />
              ) : (
                <MenuItem Icon={Ban} name="Block" onAct={() => setOpen('block')} />
              )}
            </Menu>
          </>
        )}
      </PopoverOrSheet>
      {open === 'block' && (
        <FormDialog
          title={`Block ${name}?`}
          action={isPending ? 'Blocking...' : 'Block'}
          look="delete"
          isPending={isPending}
          onSubmit={() => block(person)}
          onClose={close}
          text="You won't see each other's listings and requests. Open requests and sales between you end."
        />
      )}
      {open === 'report' && <ReportDialog person={person} listingId={listingId} onClose={close} />}
    </>
  )
}

/** Blocks someone, with an Undo that unblocks them. */
function useBlockWithUndo(onBlocked: () => void) {
  const { mutate, isPending } = useBlock({
    onDone: (_, { person, isBlocked }) => {
      showToast({
        title: isBlocked ? 'Blocked' : 'Unblocked',
        description: isBlocked
          ? `You and @${person.username} no longer see each other's listings.`
          : `You and @${person.username} see each other's listings again.`,
        ...(isBlocked && { action: { label: 'Undo', onPress: () => mutate({ person, isBlocked: false }) } }),
      })
      if (isBlocked) onBlocked()
    },
    onFailed: showFailure("Couldn't change that"),
  })
  return {
    block: (person: Person) => mutate({ person, isBlocked: true }),
    unblock: (person: Person) => mutate({ person, isBlocked: false }),
    isPending,
  }
}
