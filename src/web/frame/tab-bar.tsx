import { Layers, Tag, TrendingUp, type LucideIcon } from 'lucide-react'
import { HangerIcon } from '../ui/pictures/hanger-icon.tsx'
import { HomeTabLinks } from './home-tab-links.tsx'
import type { HomeTab } from '../../contract/page-paths.ts'

const icons: Record<Exclude<HomeTab, 'closet'>, LucideIcon> = {
  curation: Layers,
  trending: TrendingUp,
  marketplace: Tag,
}

/** The four tabs at the bottom of a phone. */
export function TabBar() {
  return (
    <div className="bg-paper border-line tablet:hidden fixed inset-x-0 bottom-0 z-10 border-t pb-[env(safe-area-inset-bottom)]">
      <HomeTabLinks
        label="Home"
        className="grid h-(--tabbar) grid-cols-4"
        linkClassName="type-tab text-quiet aria-selected:text-ink grid content-center justify-items-center gap-1"
      >
        {(tab) => <TabIcon tab={tab} />}
      </HomeTabLinks>
    </div>
  )
}

function TabIcon({ tab }: { readonly tab: HomeTab }) {
  if (tab === 'closet') return <HangerIcon />
  const Icon = icons[tab]
  return <Icon aria-hidden size={20} className="stroke-icon" />
}
