import { Big } from 'big.js'
import { costPerWear } from '../closet/wears/cost-per-wear.ts'
import type { InsightPiece } from './wear-insights.ts'

interface PieceCost {
  readonly piece: InsightPiece
  /** Decimal string with two places. */
  readonly cost: string
}

/** Lowest and highest cost per wear in one currency; currencies are never compared. */
export interface CostInsights {
  /** ISO 4217. */
  readonly currency: string
  readonly best: PieceCost
  /** Null if no piece costs more than the best. */
  readonly worst: PieceCost | null
}

/** Returns the cost per wear of pieces with a price, a currency and a wear; the most common currency first. */
export function costInsights(closet: readonly InsightPiece[]): CostInsights[] {
  const byCurrency = new Map<string, PieceCost[]>()
  for (const piece of closet) {
    const cost = piece.originalPrice && costPerWear(piece.originalPrice, piece.wearCount)
    if (!cost || !piece.currency) continue
    byCurrency.set(piece.currency, [...(byCurrency.get(piece.currency) ?? []), { piece, cost }])
  }
  return [...byCurrency]
    .map(([currency, costs]) => ({
      currency,
      costs: costs.toSorted((one, other) => new Big(one.cost).cmp(other.cost) || byName(one, other)),
    }))
    .toSorted(
      (one, other) => other.costs.length - one.costs.length || one.currency.localeCompare(other.currency),
    )
    .flatMap(({ currency, costs }) => {
      const [best] = costs
      return best ? [{ currency, best, worst: costs.findLast(({ cost }) => cost !== best.cost) ?? null }] : []
    })
}

function byName(one: PieceCost, other: PieceCost): number {
  return one.piece.name.localeCompare(other.piece.name)
}
