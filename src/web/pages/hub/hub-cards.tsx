import { Bell, Clock, CloudRain, Heart, Lightbulb, Users, type LucideIcon } from 'lucide-react'
import { goByTabKey } from '../../ui/tab-keys.ts'

/** Ids of the hub's cards, in order; used in the address. */
export const hubViews = [
  'weather',
  'history',
  'wishlist',
  'recommendations',
  'social',
  'notifications',
] as const
export type HubView = (typeof hubViews)[number]

/** Id of the panel of the selected card. */
export const HUB_PANEL_ID = 'hub-panel'

interface HubCard {
  readonly name: string
  readonly what: string
  readonly icon: LucideIcon
}

/** Content of each card. */
export const hubCards: Readonly<Record<HubView, HubCard>> = {
  weather: { name: 'Weather', what: 'What to wear today', icon: CloudRain },
  history: { name: 'History', what: 'What you wore and liked', icon: Clock },
  wishlist: { name: 'Wishlist', what: "What you'd like to buy", icon: Heart },
  recommendations: { name: 'Smart Recommendations', what: 'Reasons, not guesses', icon: Lightbulb },
  social: { name: 'Social', what: 'Share what you choose to', icon: Users },
  notifications: { name: 'Notifications', what: 'None, by design', icon: Bell },
}

interface HubCardsProps {
  readonly value: HubView
  readonly onChange: (view: HubView) => void
}

/** The six cards of the hub, one of them selected. */
export function HubCards({ value, onChange }: HubCardsProps) {
  return (
    <div
      role="tablist"
      aria-label="Features"
      tabIndex={-1}
      onKeyDown={goByTabKey}
      className="border-line desk:grid-cols-6 mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] border-y outline-none min-[560px]:grid-cols-3"
    >
      {hubViews.map((view) => {
        const { name, what, icon: Icon } = hubCards[view]
        return (
          <button
            key={view}
            id={`hub-${view}`}
            type="button"
            role="tab"
            aria-selected={view === value}
            aria-controls={HUB_PANEL_ID}
            tabIndex={view === value ? 0 : -1}
            onClick={() => onChange(view)}
            className="border-line text-quiet hover:text-ink aria-selected:text-ink aria-selected:before:bg-ink relative grid content-start gap-0.5 border-b p-4 text-left wrap-anywhere hyphens-auto -outline-offset-4 before:absolute before:inset-x-0 before:-top-px before:h-0.5 odd:border-r min-[560px]:border-r desk:border-b-0 desk:first:pl-0 desk:last:border-r-0 desk:last:pr-0"
          >
            <Icon aria-hidden size={16} className="stroke-icon mb-3" />
            <span className="type-name text-ink">{name}</span>
            <span className="type-note text-quiet">{what}</span>
          </button>
        )
      })}
    </div>
  )
}
