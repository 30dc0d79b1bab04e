import type { Database } from '../db/open-database.ts'
import type { OwnNames } from '../http/reject-cross-site-requests.ts'
import type { Clock } from '../ports/clock.ts'
import type { OutfitSource } from './outfit-source.ts'
import type { Plates } from './plate/create-plates.ts'

/** Dependencies of sharing. */
export interface SharingNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly plates: Plates
  /** Origin of share pages; without it there are none. */
  readonly ownNames: OwnNames
  /** From `readSecret`; tokens of share pages derive from it. */
  readonly secret: Buffer
  /** Tried in this order. */
  readonly outfitSources: readonly OutfitSource[]
}
