import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Garment, GarmentWords } from '../../domain/closet/garment.ts'
import { readGarment } from '../../domain/closet/read-garment.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import type { WearableItem } from '../closet/wearable-items.ts'

/** Reads what pieces are, each once for as long as its words stay. */
export interface PieceReader {
  /** In the order of `items`. Everybody else gets a turn in between where there is much to read. */
  read(items: readonly WearableItem[]): Promise<StylistPiece[]>
}

// Twenty closets of a thousand pieces; a garment takes about a kilobyte.
const MOST_KEPT = 20_000

// Readings between two turns of everybody else.
const READ_AT_ONCE = 25

interface Known {
  readonly words: GarmentWords
  readonly piece: StylistPiece
}

/** A reader with a memory of its own; the pieces that were not asked for longest are forgotten first. */
export function createPieceReader(read: (words: GarmentWords) => Garment = readGarment): PieceReader {
  // By the id of the piece. In the order of use, the latest last.
  const pieces = new Map<string, Known>()

  const keep = (id: string, known: Known) => {
    pieces.delete(id)
    pieces.set(id, known)
    if (pieces.size <= MOST_KEPT) return
    const [oldest] = pieces.keys()
    if (oldest !== undefined) pieces.delete(oldest)
  }

  return {
    async read(items) {
      const readPieces: StylistPiece[] = []
      let unread = 0
      for (const item of items) {
        const before = pieces.get(item.id)
        const isKnown = before !== undefined && isSaidOf(before.words, item)
        if (!isKnown && ++unread % READ_AT_ONCE === 0) await othersTurn()
        const known = isKnown ? withFactsOf(item, before) : readAnew(item, read)
        keep(item.id, known)
        readPieces.push(known.piece)
      }
      return readPieces
    },
  }
}

function readAnew(item: WearableItem, read: (words: GarmentWords) => Garment): Known {
  const words = wordsOf(item)
  return { words, piece: toPiece(item, read(words)) }
}

// What is reckoned of a piece is remembered by the very object, so one that has not changed stays the same one.
function withFactsOf(item: WearableItem, before: Known): Known {
  const { piece, words } = before
  const isUnchanged =
    piece.imageUrl === item.imageUrl &&
    piece.lastWornDate === item.lastWornDate &&
    piece.wearCount === item.wearCount
  return isUnchanged ? before : { words, piece: toPiece(item, piece.garment) }
}

function wordsOf({ name, category, color, brand, style, season, description }: WearableItem): GarmentWords {
  return { name, category, color, brand, style, season, description }
}

// Comparing is a tenth of the work of a key that holds all the words.
function isSaidOf(words: GarmentWords, item: WearableItem): boolean {
  return (
    words.name === item.name &&
    words.category === item.category &&
    words.color === item.color &&
    words.brand === item.brand &&
    words.style === item.style &&
    words.season === item.season &&
    words.description === item.description
  )
}

function toPiece(item: WearableItem, garment: Garment): StylistPiece {
  const { id, name, category, imageUrl, color, brand, lastWornDate, wearCount } = item
  return { id, name, category, imageUrl, color, brand, lastWornDate, wearCount, garment }
}
