import type { ItemStatus } from '../../contract/marketplace.ts'

/** What is said of a listing's status on the screen. */
export const statusWords: Readonly<Record<ItemStatus, string>> = {
  available: 'For sale',
  paused: 'Paused',
  sold: 'Sold',
}
