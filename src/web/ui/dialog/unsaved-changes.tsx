import { Button } from '../button.tsx'

interface UnsavedChangesProps {
  readonly onStay: () => void
  readonly onDiscard: () => void
}

/** Replaces a dialog's footer when closing would lose changes, and asks. */
export function UnsavedChanges({ onStay, onDiscard }: UnsavedChangesProps) {
  return (
    <footer className="border-line bg-raised sticky bottom-0 z-1 [main_&]:bottom-(--tabbar) flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-3">
      <p role="alert" className="type-ui max-tablet:basis-full min-w-0 flex-1">
        You have unsaved changes.
      </p>
      <Button look="text" onClick={onDiscard}>
        Discard changes
      </Button>
      <Button ref={focusOnce} look="primary" onClick={onStay}>
        Keep editing
      </Button>
    </footer>
  )
}

// A stable function, so that the ref runs when the button appears and not on each render.
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus()
}
