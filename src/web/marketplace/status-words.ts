import type { ShownStatus } from '../../contract/marketplace.ts'

/** Labels of a listing's status. */
export const statusWords: Readonly<Record<ShownStatus, string>> = {
  available: 'For sale',
  paused: 'Paused',
  reserved: 'Reserved',
  sold: 'Sold',
}
