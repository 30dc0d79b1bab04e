import { goByTabKey } from './tab-keys.ts'

interface ViewTabsProps<V extends string> {
  readonly label: string
  /** Prefix of the ids of the tabs and of their panel. */
  readonly id: string
  readonly views: readonly V[]
  readonly value: V
  readonly onChange: (view: V) => void
}

/** Views as a row of chips; each is labeled with its value. */
export function ViewTabs<V extends string>({ label, id, views, value, onChange }: ViewTabsProps<V>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      // Roving focus, as in every tab list.
      tabIndex={-1}
      onKeyDown={goByTabKey}
      className="scroll-row tablet:mr-0 tablet:gap-0.5 tablet:pr-0 max-tablet:-ml-1 max-tablet:justify-between py-1 pl-px outline-none"
    >
      {views.map((view) => (
        <button
          key={view}
          id={viewTabId(id, view)}
          type="button"
          role="tab"
          aria-selected={view === value}
          aria-controls={viewPanelId(id)}
          tabIndex={view === value ? 0 : -1}
          onClick={() => onChange(view)}
          className="type-ui text-quiet hover:text-ink aria-selected:inset-ring-ink aria-selected:text-ink relative inline-flex h-9 flex-none items-center rounded-full px-3.5 whitespace-nowrap inset-ring inset-ring-transparent after:absolute after:inset-x-0 after:-inset-y-1 max-[360px]:px-2.5"
        >
          {view}
        </button>
      ))}
    </div>
  )
}

/** Attributes of the panel of the selected view. */
export function viewPanelProps(id: string, view: string) {
  return { id: viewPanelId(id), role: 'tabpanel', 'aria-labelledby': viewTabId(id, view), tabIndex: -1 }
}

function viewTabId(id: string, view: string): string {
  return `${id}-${view.replaceAll(' ', '-')}`
}

function viewPanelId(id: string): string {
  return `${id}-panel`
}
