import type { LucideIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SELECT_BUTTON_ID } from './select-button.tsx'
import type { Selection } from './use-selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

interface SelectionBarProps {
  readonly selection: Selection
  /** All selectable pieces, and those that the filters show. */
  readonly items: readonly { readonly id: string }[]
  readonly shown: readonly { readonly id: string }[]
  /** Actions for the selection, as SelectionAction. */
  readonly children: ReactNode
}

/** Actions for the selected pieces, at the bottom of the page: above the phone's tabs, below a toast. */
export function SelectionBar({ selection, items, shown, children }: SelectionBarProps) {
  useSelectionKeys(selection)
  useEffect(() => giveFocusBack, [])
  const ids = selection.ids ?? new Set()
  const count = items.filter(({ id }) => ids.has(id)).length
  const shownCount = shown.filter(({ id }) => ids.has(id)).length
  const hasAll = shown.length > 0 && shownCount === shown.length
  return (
    <div
      role="group"
      aria-label="Chosen pieces"
      data-selection-bar
      className={
        'bg-raised border-line tablet:shadow-overlay fixed inset-x-0 bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-15 grid gap-y-1 border-t px-2 py-1.5 ' +
        'tablet:inset-x-auto tablet:bottom-6 tablet:left-1/2 tablet:w-max tablet:max-w-[calc(100vw-48px)] tablet:-translate-x-1/2 tablet:rounded-dialog tablet:flex tablet:flex-wrap tablet:items-center tablet:justify-center tablet:gap-x-2 tablet:border tablet:p-2.5 tablet:pl-5 ' +
        // A toast would cover the bar.
        'transition-[bottom] [body:has(li[data-state=open])_&]:bottom-[calc(var(--tabbar)+124px+env(safe-area-inset-bottom))] tablet:[body:has(li[data-state=open])_&]:bottom-32 ' +
        'motion-safe:animate-[rise_var(--calm)_var(--ease)]'
      }
    >
      <div className="flex items-center gap-1 tablet:contents">
        <p
          role="status"
          className="type-name mr-auto pl-2 tabular-nums tablet:mr-0 tablet:min-w-24 tablet:pl-0"
        >
          {count} selected
          {count > shownCount && (
            <span className="type-note text-quiet block">{count - shownCount} hidden by the filter</span>
          )}
        </p>
        <Button look="text" className="px-3" onClick={hasAll ? selection.selectNone : selection.selectAll}>
          {hasAll ? 'Select none' : 'Select all'}
        </Button>
        <Button look="text" className="tablet:order-last tablet:px-4 px-3" onClick={selection.end}>
          Done
        </Button>
      </div>
      <div className="border-line tablet:flex tablet:border-t-0 tablet:border-l tablet:pl-2 grid auto-cols-fr grid-flow-col border-t pt-1 tablet:pt-0">
        {children}
      </div>
    </div>
  )
}

// The focused element may have been removed with the bar.
function giveFocusBack(): void {
  if (document.activeElement === document.body)
    document.getElementById(SELECT_BUTTON_ID)?.focus({ preventScroll: true })
}

interface SelectionActionProps {
  readonly name: string
  readonly Icon: LucideIcon
  readonly isDisabled: boolean
  readonly onAct: () => void
}

/** One action for the selected pieces: on a phone an icon above its name. */
export function SelectionAction({ name, Icon, isDisabled, onAct }: SelectionActionProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onAct}
      className="type-tab tablet:type-name tablet:flex-row tablet:h-11 tablet:gap-2 tablet:px-2 wide:px-3 hover:not-disabled:bg-hover disabled:text-quiet flex h-13 flex-col items-center justify-center gap-1 rounded-full disabled:opacity-60 tablet:whitespace-nowrap"
    >
      <Icon aria-hidden size={18} className="stroke-icon tablet:max-wide:hidden" />
      <span className="max-tablet:leading-none">{name}</span>
    </button>
  )
}
