import { ChevronDown } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface TraitRowProps {
  readonly name: string
  /** The value in words. */
  readonly value: string
  /** Source of the value in words. */
  readonly source: string
  /** Restores the parsed value; absent if the owner stated none. */
  readonly undo?: { readonly to: string; readonly onUndo: () => void } | undefined
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** The choices, shown while open. */
  readonly children: ReactNode
}

/** One trait of a piece: its value and source; a press opens the choices below. */
export function TraitRow({ name, value, source, undo, isOpen, onOpen, children }: TraitRowProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="border-line border-t">
      <div className="relative flex min-h-12 items-center gap-x-3 py-1.5">
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-choices`}
          aria-labelledby={`${id}-name ${id}-value ${id}-source`}
          onClick={() => onOpen(!isOpen)}
          className="hover:bg-hover absolute inset-x-0 inset-y-0 tablet:-inset-x-3"
        />
        <span
          id={`${id}-name`}
          className="type-note text-quiet tablet:w-24 pointer-events-none relative w-22 flex-none"
        >
          {name}
        </span>
        <span className="tablet:flex-row tablet:items-baseline pointer-events-none relative flex min-w-0 flex-1 flex-col tablet:gap-x-3">
          <span id={`${id}-value`} className="type-ui tablet:flex-1 min-w-0 break-words">
            {value}
          </span>
          <span id={`${id}-source`} className="type-micro text-quiet flex-none">
            {source}
          </span>
        </span>
        {undo && (
          <button
            type="button"
            aria-label={`Undo: ${name} goes back to ${undo.to}`}
            title={`Back to ${undo.to}`}
            onClick={() => {
              undo.onUndo()
              opener.current?.focus()
            }}
            className="type-micro text-ink hover:text-quiet relative -my-1.5 h-11 min-w-11 underline decoration-1 underline-offset-4"
          >
            Undo
          </button>
        )}
        <ChevronDown
          aria-hidden
          size={16}
          className={classNames(
            'stroke-icon text-quiet pointer-events-none relative transition-transform',
            isOpen && 'rotate-180',
          )}
        />
      </div>
      <div id={`${id}-choices`} hidden={!isOpen} className="pt-1 pb-4">
        {isOpen && children}
      </div>
    </div>
  )
}
