import { LRUCache } from 'lru-cache'
import type { Garment, GarmentWords, SeenInPhoto } from '../../../domain/closet/garment.ts'
import { noTraits, readPiece } from '../../../domain/closet/owner-traits.ts'
import type { OwnerTraits } from '../../../contract/owner-traits.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { WearableItem } from '../../closet/wearable-items.ts'
import { nextTurn } from '../../workers/next-turn.ts'

/** Reads what pieces are, each once for as long as its words and its owner's traits stay. */
export interface PieceReader {
  /** In the order of `items`. Everybody else gets a turn in between where there is much to read. */
  read(items: readonly WearableItem[]): Promise<StylistPiece[]>
}

// Twenty closets of a thousand pieces; a garment takes about a kilobyte.
const MOST_KEPT = 20_000

// Readings between two turns of everybody else, and milliseconds: the first readings of a process take some each.
const READ_AT_ONCE = 25
const MOST_MS_AT_ONCE = 5

interface Known {
  readonly words: GarmentWords
  readonly traits: OwnerTraits
  readonly piece: StylistPiece
}

const wordsToStart: GarmentWords = {
  name: 'Cardigan',
  category: 'Tops',
  color: '',
  brand: null,
  style: null,
  season: null,
  description: null,
}

type ReadPiece = (words: GarmentWords, traits: OwnerTraits) => Garment

/** A reader with a cache of its own. */
export function createPieceReader(read: ReadPiece = readPiece): PieceReader {
  // The first long word that is read builds the index of spellings, in some 30 ms. Here no request waits for it.
  if (read === readPiece) readPiece(wordsToStart, noTraits)
  // By the id of the piece.
  const pieces = new LRUCache<string, Known>({ max: MOST_KEPT })

  return {
    async read(items) {
      const readPieces: StylistPiece[] = []
      let unread = 0
      let began = performance.now()
      for (const item of items) {
        const before = pieces.get(item.id)
        const isKnown = before !== undefined && isSaidOf(before, item)
        if (!isKnown && (++unread % READ_AT_ONCE === 0 || performance.now() - began >= MOST_MS_AT_ONCE)) {
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

/** The words that a piece is read from. */
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

// Comparing is a tenth of the work of a key that holds all the words.
function isSaidOf({ words, traits }: Known, item: WearableItem): boolean {
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
