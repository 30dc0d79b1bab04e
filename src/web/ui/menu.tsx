import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'

interface MenuProps {
  readonly label: string
  /** Menu items. */
  readonly children: ReactNode
}

/** A vertical menu with arrow-key navigation, inside a PopoverOrSheet. */
export function Menu({ label, children }: MenuProps) {
  return (
    <div
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="tablet:py-2 pb-[calc(16px+env(safe-area-inset-bottom))] outline-none"
      onKeyDown={goByKey}
    >
      {children}
    </div>
  )
}

interface MenuItemProps {
  readonly Icon: LucideIcon
  readonly name: string
  readonly onAct: () => void
}

/** A menu item. */
export function MenuItem({ Icon, name, onAct }: MenuItemProps) {
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

function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}
