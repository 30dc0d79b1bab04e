import type { PackingGroup } from '../../../contract/trips/packing-list.ts'
import { counted } from '../english.ts'

/** The trip that a checklist is for. */
export interface ChecklistFor {
  /** Days of the trip, including the first and last. */
  readonly days: number
  /** Days from one wash to the next; null for none. */
  readonly laundryEvery: number | null
  readonly isSunny: boolean
}

/** A suggested line of the checklist; `suggestedAs` is its key. */
export interface SuggestedLine {
  readonly suggestedAs: string
  readonly group: PackingGroup
  readonly text: string
}

// One extra set, to wear while the others are in the wash.
const SPARE = 1

/** Suggests the checklist of things other than clothes; counts cover the days between two washes. */
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
