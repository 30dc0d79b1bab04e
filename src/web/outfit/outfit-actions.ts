import { CalendarPlus, Check, Luggage, type LucideIcon } from 'lucide-react'

/** What can be done with any outfit. `web/pages/outfit` does it. */
export type OutfitAction = 'wear' | 'day' | 'pack'

interface NamedAction {
  readonly action: OutfitAction
  readonly name: string
  readonly Icon: LucideIcon
}

/** The actions with their names, the same on every screen and in this order. */
export const outfitActions: readonly NamedAction[] = [
  { action: 'wear', name: 'Wear today', Icon: Check },
  { action: 'day', name: 'Add to a day', Icon: CalendarPlus },
  { action: 'pack', name: 'Pack it', Icon: Luggage },
]
