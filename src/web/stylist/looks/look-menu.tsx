import { Check, Ellipsis, Heart, Layers, Pencil, Trash2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { showFailure } from '../../closet/show-failure.ts'
import { DialogHeader } from '../../ui/dialog.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PopoverOrSheet } from '../../ui/popover-or-sheet.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import type { Look } from './look.ts'
import { useChangeLook } from './look-queries.ts'
import { useWearLook } from './use-wear-look.ts'

const RenameLookDialog = lazyDialog(async () => (await import('./rename-look-dialog.tsx')).RenameLookDialog)
const DeleteLookDialog = lazyDialog(async () => (await import('./delete-look-dialog.tsx')).DeleteLookDialog)
const PutTogetherDialog = lazyDialog(
  async () => (await import('./put-together-dialog.tsx')).PutTogetherDialog,
)

type Asking = 'rename' | 'pieces' | 'delete'

/** What can be done with a look. */
export function LookMenu({ look }: { readonly look: Look }) {
  const [isOpen, setIsOpen] = useState(false)
  const [asking, setAsking] = useState<Asking | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const { mutate: change } = useChangeLook({
    onDone: () => {},
    onFailed: showFailure('Failed to Change the Look'),
  })
  const { wearToday } = useWearLook(look)
  useFocusAfter(asking, trigger)
  const act = (action: () => void) => () => {
    setIsOpen(false)
    action()
  }
  const close = () => setAsking(null)
  return (
    <>
      <PopoverOrSheet
        label={look.name}
        isOpen={isOpen}
        onOpen={setIsOpen}
        align="end"
        className="w-52"
        trigger={
          <RoundButton
            ref={trigger}
            label={`More for ${look.name}`}
            title="More"
            className="text-quiet hover:text-ink -mr-3"
          >
            <Ellipsis aria-hidden size={16} />
          </RoundButton>
        }
      >
        {(isSheet) => (
          <>
            {isSheet && <DialogHeader title={look.name} className="px-4 pt-5 pb-2" />}
            <div
              role="menu"
              aria-label={look.name}
              tabIndex={-1}
              className="tablet:py-2 pb-[calc(16px+env(safe-area-inset-bottom))] outline-none"
              onKeyDown={goByKey}
            >
              <Item
                Icon={Heart}
                name={look.isFavorite ? 'Remove from favorites' : 'Favorite'}
                onAct={act(() => change({ look, changes: { isFavorite: !look.isFavorite } }))}
              />
              <Item Icon={Check} name="Wear today" onAct={act(wearToday)} />
              <Item Icon={Pencil} name="Rename" onAct={act(() => setAsking('rename'))} />
              {look.origin === 'by hand' && (
                <Item Icon={Layers} name="Change pieces" onAct={act(() => setAsking('pieces'))} />
              )}
              <Item Icon={Trash2} name="Delete" onAct={act(() => setAsking('delete'))} />
            </div>
          </>
        )}
      </PopoverOrSheet>
      {asking === 'rename' && <RenameLookDialog look={look} onClose={close} />}
      {asking === 'delete' && <DeleteLookDialog look={look} onClose={close} />}
      {asking === 'pieces' && look.origin === 'by hand' && (
        <PutTogetherDialog outfit={look.outfit} onClose={close} />
      )}
    </>
  )
}

interface ItemProps {
  readonly Icon: LucideIcon
  readonly name: string
  readonly onAct: () => void
}

function Item({ Icon, name, onAct }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      onClick={onAct}
      className="type-ui hover:bg-hover focus-visible:bg-hover tablet:h-11 tablet:px-4 flex h-13 w-full items-center gap-3 px-4 text-left -outline-offset-2!"
    >
      <Icon aria-hidden size={16} className="stroke-icon text-quiet" />
      {name}
    </button>
  )
}

// Where a dialog was opened from the menu, what had the focus then is gone with the menu.
function useFocusAfter(asking: Asking | null, trigger: { readonly current: HTMLElement | null }): void {
  const wasAsking = useRef(asking)
  useEffect(() => {
    if (wasAsking.current && !asking) trigger.current?.focus()
    wasAsking.current = asking
  }, [asking, trigger])
}

function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}
