import { Slot } from 'radix-ui'
import { useId, useRef, type ReactElement } from 'react'
import { lazyDialog } from './lazy-dialog.tsx'
import type { PanelProps } from './popover-or-sheet-panel.tsx'

interface PopoverOrSheetProps extends PanelProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** Loads the code of its children, because a popover that grows after it opened doesn't find its best place. */
  readonly load?: () => Promise<void>
}

// Popovers and dialogs are 20 kB of code, which the first view doesn't need.
const Panel = lazyDialog(async () => (await import('./popover-or-sheet-panel.tsx')).PopoverOrSheetPanel)

/** A popover next to its button; on a phone a bottom sheet. */
export function PopoverOrSheet({ isOpen, onOpen, trigger, load, ...panel }: PopoverOrSheetProps) {
  const button = useRef<HTMLElement>(null)
  const id = useId()
  const open = async () => {
    await Promise.all([Panel.load(), load?.()])
    onOpen(true)
  }
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? onOpen(false) : void open())}
      >
        {trigger}
      </Slot.Root>
      {isOpen && <Panel {...panel} {...{ id, button }} onClose={() => onOpen(false)} />}
    </>
  )
}
