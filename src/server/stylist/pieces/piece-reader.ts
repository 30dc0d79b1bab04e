import { LRUCache } from 'lru-cache'
import type { Garment, GarmentWords, SeenInPhoto } from '../../../domain/closet/garment.ts'
import { readPiece } from '../../../domain/closet/traits/owner-traits.ts'
import type { OwnerTraits } from '../../../contract/closet/owner-traits.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { awayItemIds } from '../../closet/away-items.ts'
import { closetVersion } from '../../closet/closet-version.ts'
import { listWearableItems, type WearableItem } from '../../closet/wearable-items.ts'
import type { Database } from '../../db/open-database.ts'
import { nextTurn } from '../../workers/next-turn.ts'

/** Reads pieces from their words, with a cache that is valid while words and owner's traits stay the same. */
export interface PieceReader {
  /** Reads pieces in the order of `items`. Yields to the event loop during long reads. */
  read(items: readonly WearableItem[]): Promise<StylistPiece[]>
  /**
   * Reads the wearable pieces of a closet, newest first, without those packed for a trip on that day. An unchanged
   * closet is neither listed nor read again. `db` must not be a transaction.
   */
  readWearable(db: Database, userId: string, on: CalendarDate): Promise<StylistPiece[]>
}

// Twenty closets of a thousand pieces; a garment takes about 1 KB.
const CACHE_MAX_PIECES = 20_000

// Limits per step before yielding: number of readings, and time, because a process's first readings take a few ms each.
const READ_AT_ONCE = 25
const MAX_MS_AT_ONCE = 5

interface Known {
  readonly words: GarmentWords
  readonly traits: OwnerTraits
  readonly piece: StylistPiece
}

interface ReadCloset {
  readonly version: string
  readonly pieces: readonly StylistPiece[]
}

type ReadPiece = (words: GarmentWords, traits: OwnerTraits) => Garment

/** Creates a reader with its own cache. */
export function createPieceReader(read: ReadPiece = readPiece): PieceReader {
  // Keyed by the id of the piece. A `maxSize`, because `max` reserves the memory of all its entries at once.
  const pieces = new LRUCache<string, Known>({ maxSize: CACHE_MAX_PIECES, sizeCalculation: () => 1 })
  // Keyed by the id of the user.
  const closets = new LRUCache<string, ReadCloset>({
    maxSize: CACHE_MAX_PIECES,
    sizeCalculation: (closet) => closet.pieces.length + 1,
  })

  const reader: PieceReader = {
    async readWearable(db, userId, on) {
      const version = await closetVersion(db, userId)
      let closet = closets.get(userId)
      if (closet?.version !== version) {
        closet = { version, pieces: await reader.read(await listWearableItems(db, userId)) }
        closets.set(userId, closet)
      }
      const away = new Set(await awayItemIds(db, userId, on))
      return closet.pieces.filter(({ id }) => !away.has(id))
    },
    async read(items) {
      const readPieces: StylistPiece[] = []
      let unread = 0
      let began = performance.now()
      for (const item of items) {
        const before = pieces.get(item.id)
        const isKnown = before !== undefined && isReadFrom(before, item)
        if (!isKnown && (++unread % READ_AT_ONCE === 0 || performance.now() - began >= MAX_MS_AT_ONCE)) {
          await nextTurn()
          began = performance.now()
        }
        const known = isKnown ? withFactsOf(item, before) : readItem(item, read)
        pieces.set(item.id, known)
        readPieces.push(known.piece)
      }
      return readPieces
    },
  }
  return reader
}

function readItem(item: WearableItem, read: ReadPiece): Known {
  const words = wordsOf(item)
  const { traits } = item
  return { words, traits, piece: toPiece(item, read(words, traits)) }
}

// Results are cached by object identity, so an unchanged piece stays the same object.
function withFactsOf(item: WearableItem, before: Known): Known {
  const { piece, words, traits } = before
  const isUnchanged =
    piece.imageUrl === item.imageUrl &&
    piece.lastWornDate === item.lastWornDate &&
    piece.wearCount === item.wearCount
  return isUnchanged ? before : { words, traits, piece: toPiece(item, piece.garment) }
}

/** The fields that a piece is read from. */
export function wordsOf({
  name,
  category,
  color,
  brand,
  style,
  season,
  description,
  photo = null,
}: GarmentWords): GarmentWords {
  return { name, category, color, brand, style, season, description, photo }
}

// Comparing the fields is ten times faster than building a key of all words.
function isReadFrom({ words, traits }: Known, item: WearableItem): boolean {
  return (
    words.name === item.name &&
    words.category === item.category &&
    words.color === item.color &&
    words.brand === item.brand &&
    words.style === item.style &&
    words.season === item.season &&
    words.description === item.description &&
    isSamePhoto(words.photo ?? null, item.photo ?? null) &&
    // Almost all pieces have none and share one object.
    (traits === item.traits || JSON.stringify(traits) === JSON.stringify(item.traits))
  )
}

function isSamePhoto(one: SeenInPhoto | null, other: SeenInPhoto | null): boolean {
  return (
    one === other ||
    (one?.type === other?.type && one?.confidence === other?.confidence && one?.pattern === other?.pattern)
  )
}

function toPiece(item: WearableItem, garment: Garment): StylistPiece {
  const { id, name, category, imageUrl, color, brand, lastWornDate, wearCount, traits } = item
  return { id, name, category, imageUrl, color, brand, lastWornDate, wearCount, traits, garment }
}
