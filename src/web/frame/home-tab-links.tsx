import type { KeyboardEvent, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { homeTabs, type HomeTab } from '../../contract/pages.ts'
import { HOME_PANEL_ID, homeTabAddress, homeTabNames, useHomeTab } from './home-tab.ts'

interface HomeTabLinksProps {
  readonly label: string
  readonly className: string
  readonly linkClassName: string
  /** What stands in a link beside its name. */
  readonly children?: (tab: HomeTab) => ReactNode
}

/** The four tabs of the home page. Away from home they are plain links that lead to their tab. */
export function HomeTabLinks({ label, className, linkClassName, children }: HomeTabLinksProps) {
  const [path] = useLocation()
  const chosen = useHomeTab()
  const isHome = path === '/'
  return (
    <nav aria-label={label} className="contents">
      <div
        {...(isHome && { role: 'tablist', 'aria-label': label, onKeyDown: goByKey })}
        className={className}
      >
        {homeTabs.map((tab) => (
          <Link
            key={tab}
            href={homeTabAddress(tab)}
            className={linkClassName}
            {...(isHome && tabRole(tab === chosen))}
          >
            {children?.(tab)}
            {homeTabNames[tab]}
          </Link>
        ))}
      </div>
    </nav>
  )
}

function tabRole(isChosen: boolean) {
  return {
    role: 'tab',
    'aria-selected': isChosen,
    tabIndex: isChosen ? 0 : -1,
    ...(isChosen && { 'aria-controls': HOME_PANEL_ID }),
  } as const
}

// The arrow keys go round the tabs, as in every row of tabs; Enter and Space open the one with the focus.
function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (at < 0 || (to === undefined && event.key !== ' ')) return
  event.preventDefault()
  if (to === undefined) tabs[at]?.click()
  else tabs.at(to % tabs.length)?.focus()
}
