import { useRef } from 'react'
import { Button } from '../button.tsx'
import type { Leaving } from './use-leave-check.ts'

interface UnsavedChangesProps {
  readonly leaving: Pick<Leaving, 'stay' | 'discard'>
  /** Closes the form. */
  readonly onDiscard: () => void
}

/** Replaces a form's footer when leaving would lose changes, and asks. */
export function UnsavedChanges({ leaving, onDiscard }: UnsavedChangesProps) {
  const footer = useRef<HTMLElement>(null)
  const stay = () => {
    const form = footer.current?.closest('form, [role=dialog]')
    leaving.stay()
    // The pressed button is gone then.
    const first = form?.querySelector<HTMLElement>('input, select, textarea') ?? form?.querySelector('button')
    first?.focus({ preventScroll: true })
  }
  return (
    <footer
      ref={footer}
      data-toasts="beside"
      className="border-line bg-raised sticky bottom-0 z-1 [main_&]:bottom-(--tabbar) flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-3"
    >
      <p role="alert" className="type-ui max-tablet:basis-full min-w-0 flex-1">
        You have unsaved changes.
      </p>
      <Button look="text" onClick={() => leaving.discard(onDiscard)}>
        Discard changes
      </Button>
      <Button ref={focusOnce} look="primary" onClick={stay}>
        Keep editing
      </Button>
    </footer>
  )
}

// A stable function, so that the ref runs when the button appears and not on each render.
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus()
}
