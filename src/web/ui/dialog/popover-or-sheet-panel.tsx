import { Popover } from 'radix-ui'
import { useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { useIsPhone } from '../hooks/use-is-phone.ts'
import { useEscapeBelowToasts } from '../toasts/escape-below-toasts.ts'
import { Dialog } from './dialog.tsx'

/** Where and how a panel opens. */
export interface PanelProps {
  /** Accessible name if there is no visible header. */
  readonly label: string
  /** On a phone it opens as a dialog with a DialogHeader. */
  readonly children: (isSheet: boolean) => ReactNode
  readonly align?: 'start' | 'end'
  readonly side?: 'bottom' | 'right'
  readonly className?: string
}

interface OpenPanelProps extends PanelProps {
  readonly id: string
  /** The button that opened it. */
  readonly button: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

// Keeps clear of the sticky header.
const clearOfTheHeader = { top: 72, right: 16, bottom: 16, left: 16 }

/** The open panel of a PopoverOrSheet. */
export function PopoverOrSheetPanel(props: OpenPanelProps) {
  const { children, onClose } = props
  if (!useIsPhone()) return <OpenPopover {...props} />
  return (
    <Dialog shape="plain" onClose={onClose}>
      {children(true)}
    </Dialog>
  )
}

function OpenPopover(props: OpenPanelProps) {
  const { label, id, button, onClose, children, align = 'start', side = 'bottom', className } = props
  const isLeft = useRef(false)
  useEscapeBelowToasts(true, onClose)
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={clearOfTheHeader}
          onInteractOutside={(event) => {
            const isButton = event.target instanceof Node && button.current?.contains(event.target)
            // The button closes it itself; Radix's own would be its trigger.
            if (isButton) event.preventDefault()
            else isLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // What was pressed outside keeps the focus.
            if (!isLeft.current) button.current?.focus()
          }}
          className={classNames(
            'bg-raised shadow-overlay ring-overlay-edge rounded-dialog z-20 flex max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) flex-col ring-1 outline-none',
            'motion-safe:animate-[appear_var(--fast)]',
            className,
          )}
        >
          {children(false)}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
