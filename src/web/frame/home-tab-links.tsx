import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { homeTabs, type HomeTab } from '../../contract/page-paths.ts'
import { goByTabKey } from '../ui/tab-keys.ts'
import { HOME_PANEL_ID, homeTabAddress, homeTabNames, useHomeTab } from './home-tab.ts'

interface HomeTabLinksProps {
  readonly label: string
  readonly className: string
  readonly linkClassName: string
  /** Content of a link next to its name. */
  readonly children?: (tab: HomeTab) => ReactNode
}

/** The four tabs of the home page. On other pages they are plain links. */
export function HomeTabLinks({ label, className, linkClassName, children }: HomeTabLinksProps) {
  const [path] = useLocation()
  const chosen = useHomeTab()
  const isHome = path === '/'
  return (
    <nav aria-label={label} className="contents">
      <div
        {...(isHome && { role: 'tablist', 'aria-label': label, onKeyDown: goByTabKey })}
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
