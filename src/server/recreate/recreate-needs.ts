import type { WorkQueue } from '../http/work-queue.ts'
import type { OutfitReader } from '../ports/outfit-reader.ts'
import type { StylistNeeds } from '../stylist/stylist-needs.ts'

/** Dependencies of recreating an outfit. */
export interface RecreateNeeds extends Pick<StylistNeeds, 'db' | 'clock' | 'pieceReader'> {
  readonly outfitReader: OutfitReader
  readonly imageWork: WorkQueue
}
