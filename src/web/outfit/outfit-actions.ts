import { CalendarPlus, Check, Luggage, type LucideIcon } from 'lucide-react'

/** The actions for any outfit. `web/pages/outfit` implements them. */
export type OutfitAction = 'wear' | 'day' | 'pack'

interface NamedAction {
  readonly action: OutfitAction
  readonly name: string
  readonly Icon: LucideIcon
}

/** The actions with their labels, in order; the same on every screen. */
export const outfitActions: readonly NamedAction[] = [
  { action: 'wear', name: 'Wear today', Icon: Check },
  { action: 'day', name: 'Add to a day', Icon: CalendarPlus },
  { action: 'pack', name: 'Pack it', Icon: Luggage },
]
