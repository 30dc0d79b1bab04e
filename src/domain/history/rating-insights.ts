import { HIGH_RATING, type WornPiece } from '../../contract/history.ts'
import { countedEntries, type HistoryEntry } from './counted-entries.ts'

// In descending order.
const starsFromTop = [5, 4, 3, 2, 1] as const

// Minimum ratings for a best piece; a single rating says more about the day than the piece.
const RATED_TWICE = 2

interface Rated {
  /** Mean rating, 1 to 5. */
  readonly mean: number
  readonly times: number
}

/** Insights from ratings; entries without pieces or rating are ignored. */
export interface RatingInsights {
  readonly ratedCount: number
  /** Mean of all ratings; null for none. */
  readonly average: number | null
  readonly byStars: readonly { readonly stars: number; readonly count: number }[]
  readonly highlyRatedCount: number
  /** The set of pieces with the best mean rating. */
  readonly bestOutfit: (Rated & { readonly pieces: readonly WornPiece[] }) | null
  /** The piece with the best mean rating of its outfits, of those rated at least twice; null in a tie. */
  readonly bestPiece: (Rated & { readonly piece: WornPiece }) | null
}

/** Computes rating insights. Ties of outfits go to the higher number of ratings, then to the latest day. */
export function ratingInsights(entries: readonly HistoryEntry[]): RatingInsights {
  const rated = countedEntries(entries)
    .flatMap(({ pieces, rating, wornDate }) => (rating === null ? [] : [{ pieces, rating, wornDate }]))
    .toSorted((one, other) => other.wornDate.localeCompare(one.wornDate))
  const ratings = rated.map(({ rating }) => rating)
  const outfits = new Map<string, { pieces: readonly WornPiece[]; ratings: number[] }>()
  const pieces = new Map<string, { piece: WornPiece; ratings: number[] }>()
  for (const entry of rated) {
    const key = entry.pieces
      .map(({ id }) => id)
      .toSorted()
      .join()
    const outfit = outfits.get(key) ?? { pieces: entry.pieces, ratings: [] }
    outfits.set(key, { ...outfit, ratings: [...outfit.ratings, entry.rating] })
    for (const piece of entry.pieces) {
      const known = pieces.get(piece.id) ?? { piece, ratings: [] }
      known.ratings.push(entry.rating)
      pieces.set(piece.id, known)
    }
  }
  const often = [...pieces.values()].filter((each) => each.ratings.length >= RATED_TWICE)
  const bestOutfit = bestOf([...outfits.values()])
  const [bestPiece] = often.filter((one) =>
    often.every((other) => one === other || mean(one.ratings) > mean(other.ratings)),
  )
  return {
    ratedCount: ratings.length,
    average: ratings.length > 0 ? mean(ratings) : null,
    byStars: starsFromTop.map((stars) => ({
      stars,
      count: ratings.filter((rating) => rating === stars).length,
    })),
    highlyRatedCount: ratings.filter((rating) => rating >= HIGH_RATING).length,
    bestOutfit: bestOutfit && { pieces: bestOutfit.pieces, ...ratedAs(bestOutfit.ratings) },
    bestPiece: bestPiece ? { piece: bestPiece.piece, ...ratedAs(bestPiece.ratings) } : null,
  }
}

// The sort is stable and its input has the latest first.
function bestOf<R extends { readonly ratings: readonly number[] }>(candidates: readonly R[]): R | null {
  const [best] = candidates.toSorted(
    (one, other) => mean(other.ratings) - mean(one.ratings) || other.ratings.length - one.ratings.length,
  )
  return best ?? null
}

function ratedAs(ratings: readonly number[]): Rated {
  return { mean: mean(ratings), times: ratings.length }
}

function mean(ratings: readonly number[]): number {
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}
