import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link } from 'wouter'
import { usePageData } from '../../api/page-data.ts'
import { goByTabKey } from '../../ui/tab-keys.ts'
import type { StylistPanelProps } from '../influencer/own-version-slot.ts'
import { stylistSubTabs, useStylistSubTab, type StylistSubTab } from './stylist-sub-tab.ts'

const FromYourCloset = lazy(async () => ({
  default: (await import('../curation/from-your-closet.tsx')).FromYourCloset,
}))
const GeneralAdvice = lazy(async () => ({
  default: (await import('../advice/general-advice.tsx')).GeneralAdvice,
}))
const InfluencerStyle = lazy(async () => ({
  default: (await import('../influencer/influencer-style.tsx')).InfluencerStyle,
}))

const AboutCard = lazy(async () => ({
  default: (await import('../../user/settings/about/about-card.tsx')).AboutCard,
}))

const subTabs: Record<
  StylistSubTab,
  { readonly name: string; readonly Panel: ComponentType<StylistPanelProps> }
> = {
  focused: { name: 'From Your Closet', Panel: FromYourCloset },
  general: { name: 'General Advice', Panel: GeneralAdvice },
  influencer: { name: 'Influencer Style', Panel: InfluencerStyle },
}

/** The AI Stylist: three sub-tabs, which keep their input when switching. */
export function StylistTab({ OwnVersion }: StylistPanelProps) {
  const page = usePageData()
  const [chosen, addressOf] = useStylistSubTab()
  const [visited, setVisited] = useState<ReadonlySet<StylistSubTab>>(new Set([chosen]))
  const visit = (subTab: StylistSubTab) => setVisited(new Set([...visited, chosen, subTab]))
  return (
    <div className="measure tablet:pt-12 pt-6">
      <h1 className="type-display">AI Stylist</h1>
      <div className="border-line tablet:mt-6 tablet:mb-8 mt-4 mb-5 border-b">
        <div
          role="tablist"
          aria-label="AI Stylist"
          tabIndex={-1}
          // The underline of the selected tab covers the hairline.
          className="scroll-row outline-none tablet:mr-0 tablet:gap-6 tablet:pr-0 -mb-px gap-5"
          onKeyDown={goByTabKey}
        >
          {stylistSubTabs.map((subTab) => (
            <Link
              key={subTab}
              id={tabId(subTab)}
              href={addressOf(subTab)}
              onClick={() => visit(subTab)}
              role="tab"
              aria-selected={subTab === chosen}
              tabIndex={subTab === chosen ? 0 : -1}
              {...(subTab === chosen && { 'aria-controls': panelId(subTab) })}
              className="type-ui text-quiet hover:text-ink aria-selected:text-ink aria-selected:border-ink flex-none border-b-[1.5px] border-transparent py-3 whitespace-nowrap -outline-offset-2!"
            >
              {subTabs[subTab].name}
            </Link>
          ))}
        </div>
      </div>
      {!page?.isAsked && (
        // The card is optional.
        <ErrorBoundary fallback={null}>
          <Suspense>
            <AboutCard />
          </Suspense>
        </ErrorBoundary>
      )}
      {stylistSubTabs.map((subTab) => {
        if (subTab !== chosen && !visited.has(subTab)) return null
        const { Panel } = subTabs[subTab]
        return (
          <div
            key={subTab}
            id={panelId(subTab)}
            role="tabpanel"
            aria-labelledby={tabId(subTab)}
            hidden={subTab !== chosen}
          >
            <Suspense fallback={<div className="min-h-dvh" />}>
              <Panel OwnVersion={OwnVersion} />
            </Suspense>
          </div>
        )
      })}
    </div>
  )
}

const tabId = (subTab: StylistSubTab) => `stylist-tab-${subTab}`
const panelId = (subTab: StylistSubTab) => `stylist-panel-${subTab}`
