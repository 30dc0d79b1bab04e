import type { PackingGroup } from '../../contract/trips.ts'
import { counted } from './english.ts'

/** What a checklist is suggested for. */
export interface ChecklistFor {
  /** Days of the trip, with its first and last. */
  readonly days: number
  /** Days from one wash to the next; null for none. */
  readonly laundryEvery: number | null
  readonly isSunny: boolean
}

/** A line of the checklist that we suggest, and what it is known by. */
export interface SuggestedLine {
  readonly suggestedAs: string
  readonly group: PackingGroup
  readonly text: string
}

// One more than the days between two washes: the last is worn while the rest is washed.
const SPARE = 1

/** What is packed besides the pieces, with counts for the days between two washes. */
export function packingChecklist({ days, laundryEvery, isSunny }: ChecklistFor): SuggestedLine[] {
  const sets = Math.min(days, laundryEvery ?? days) + SPARE
  return [
    line('underwear', 'underwear', counted(sets, 'set of underwear', 'sets of underwear')),
    line('underwear', 'socks', counted(sets, 'pair of socks', 'pairs of socks')),
    line('underwear', 'sleepwear', 'Sleepwear'),
    line('toiletries', 'toothbrush', 'Toothbrush and toothpaste'),
    line('toiletries', 'deodorant', 'Deodorant'),
    line('toiletries', 'shampoo', 'Shampoo and soap'),
    line('toiletries', 'medicine', 'Medicine'),
    ...(isSunny ? [line('toiletries', 'sunscreen', 'Sunscreen')] : []),
    ...(laundryEvery === null ? [] : [line('toiletries', 'detergent', 'Travel detergent')]),
    line('documents', 'passport', 'Passport or ID'),
    line('documents', 'bookings', 'Tickets and bookings'),
    line('documents', 'cards', 'Bank cards and cash'),
    line('documents', 'insurance', 'Insurance card'),
    line('other', 'charger', 'Phone and charger'),
    line('other', 'keys', 'House keys'),
  ]
}

function line(group: PackingGroup, suggestedAs: string, text: string): SuggestedLine {
  return { suggestedAs, group, text }
}
