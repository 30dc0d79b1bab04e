import type { Database } from '../db/open-database.ts'
import type { OwnNames } from '../http/reject-cross-site-requests.ts'
import type { Clock } from '../ports/clock.ts'
import type { OutfitSource } from './outfit-source.ts'
import type { Plates } from './plate/plates.ts'

/** What sharing works with. */
export interface SharingNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly plates: Plates
  /** Share pages stand under its origin; without one there are none. */
  readonly ownNames: OwnNames
  /** Of `readSecret`; the tokens of share pages come from it. */
  readonly secret: Buffer
  /** Asked in this order. */
  readonly outfitSources: readonly OutfitSource[]
}
