import { stableNumber } from '../../stable-number.ts'
import type { EventKind } from './former/event-kinds.ts'
import type { AdviceContext } from './advice-context.ts'

/** What the outfit is built on. */
export type OutfitBase = 'dress' | 'suit' | 'separates'

const SUIT_FROM = 3.5
const DRESS_FROM = 2
const GOWN_OR_SUIT_FROM = 4.3
const COLD_FOR_BARE_LEGS = 5

const trousersOnly: ReadonlySet<EventKind> = new Set<EventKind>(['hike', 'snow', 'sport', 'work with hands'])

/**
 * Dress, suit or separates, in even balance where the words do not tell which the person wears: nothing is concluded
 * from anything else.
 */
export function outfitBase({ event, level, celsius, seed }: AdviceContext): OutfitBase {
  const share = stableNumber(`${seed}|base`)
  if (event.facts.has('wears dress')) return 'dress'
  if (event.facts.has('wears suit')) return level >= SUIT_FROM ? 'suit' : 'separates'
  if (level < DRESS_FROM || event.facts.has('cycling') || (event.kind && trousersOnly.has(event.kind)))
    return level >= SUIT_FROM && share < 0.5 ? 'suit' : 'separates'
  if (level >= GOWN_OR_SUIT_FROM) return share < 0.5 ? 'dress' : 'suit'
  if (level >= SUIT_FROM) return share < 0.4 ? 'dress' : share < 0.8 ? 'suit' : 'separates'
  const isColdOutside = celsius < COLD_FOR_BARE_LEGS && event.needs.setting === 'outdoors'
  return share < 0.42 && !isColdOutside ? 'dress' : 'separates'
}
