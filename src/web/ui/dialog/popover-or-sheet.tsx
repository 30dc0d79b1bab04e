import { Popover } from 'radix-ui'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Dialog } from './dialog.tsx'
import { useEscapeBelowToasts } from '../toasts/escape-below-toasts.ts'
import { useIsPhone } from '../hooks/use-is-phone.ts'

interface PopoverOrSheetProps {
  /** Accessible name if there is no visible header. */
  readonly label: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  /** On a phone it opens as a dialog with a DialogHeader. */
  readonly children: (isSheet: boolean) => ReactNode
  readonly align?: 'start' | 'end'
  readonly side?: 'bottom' | 'right'
  readonly className?: string
}

// Keeps clear of the sticky header.
const clearOfTheHeader = { top: 72, right: 16, bottom: 16, left: 16 }

/** A popover next to its button; on a phone a bottom sheet. */
export function PopoverOrSheet(props: PopoverOrSheetProps) {
  const { label, isOpen, onOpen, trigger, children, align = 'start', side = 'bottom', className } = props
  const isSheet = useIsPhone()
  useEscapeBelowToasts(isOpen && !isSheet, () => onOpen(false))
  if (isSheet)
    return (
      <>
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: () => onOpen(true),
        })}
        {isOpen && (
          <Dialog shape="plain" onClose={() => onOpen(false)}>
            {children(true)}
          </Dialog>
        )}
      </>
    )
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={clearOfTheHeader}
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
