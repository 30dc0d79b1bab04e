import type { Database } from '../db/open-database.ts'
import type { OwnNames } from '../http/security/reject-cross-site-requests.ts'
import type { Clock } from '../ports/clock.ts'
import type { OutfitSource } from './outfit-source.ts'
import type { Plates } from './plate/create-plates.ts'

/** Dependencies of sharing. */
export interface SharingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly plates: Plates
  /** Origin of share pages; without it, there are no pages. */
  readonly ownNames: OwnNames
  /** Result of `readSecret`; tokens of share pages are derived from it. */
  readonly secret: Buffer
  /** Tried in this order. */
  readonly outfitSources: readonly OutfitSource[]
}
