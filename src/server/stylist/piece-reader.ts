import { createHash } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Garment, GarmentWords } from '../../domain/closet/garment.ts'
import { readGarment } from '../../domain/closet/read-garment.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import type { WearableItem } from '../closet/wearable-items.ts'

/** Reads what pieces are, each wording once. */
export interface PieceReader {
  /** In the order of `items`. Everybody else gets a turn in between where there is much to read. */
  read(items: readonly WearableItem[]): Promise<StylistPiece[]>
}

// Twenty closets of a thousand pieces; a garment takes about a kilobyte.
const MOST_KEPT = 20_000

// Readings between two turns of everybody else.
const READ_AT_ONCE = 25

/** A reader with a memory of its own; the least used wordings are forgotten first. */
export function createPieceReader(read: (words: GarmentWords) => Garment = readGarment): PieceReader {
  // By the hash of the words. In the order of use, the latest last.
  const known = new Map<string, Garment>()

  const keep = (key: string, garment: Garment) => {
    known.delete(key)
    known.set(key, garment)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > MOST_KEPT) known.delete(oldest)
    return garment
  }

  return {
    async read(items) {
      const pieces: StylistPiece[] = []
      let unread = 0
      for (const item of items) {
        const words = wordsOf(item)
        const key = keyOf(words)
        const garment = known.get(key)
        if (!garment && ++unread % READ_AT_ONCE === 0) await othersTurn()
        pieces.push(toPiece(item, keep(key, garment ?? read(words))))
      }
      return pieces
    },
  }
}

function wordsOf({ name, category, color, brand, style, season, description }: WearableItem): GarmentWords {
  return { name, category, color, brand, style, season, description }
}

function keyOf(words: GarmentWords): string {
  return createHash('sha1').update(JSON.stringify(words)).digest('base64')
}

function toPiece(item: WearableItem, garment: Garment): StylistPiece {
  const { id, name, category, imageUrl, color, brand, lastWornDate, wearCount } = item
  return { id, name, category, imageUrl, color, brand, lastWornDate, wearCount, garment }
}
