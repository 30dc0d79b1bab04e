import type { ShownStatus } from '../../contract/marketplace.ts'

/** What is said of a listing's status on the screen. */
export const statusWords: Readonly<Record<ShownStatus, string>> = {
  available: 'For sale',
  paused: 'Paused',
  reserved: 'Reserved',
  sold: 'Sold',
}
