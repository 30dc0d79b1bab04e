import { formatMoney } from '../../../domain/closet/format-money.ts'
import type { WishlistSummary } from '../../../domain/wishlist/summarize-wishes.ts'

// Amounts need more room than counts.
function sizeOf(figure: string): string {
  if (figure.length > 9) return 'desk:text-[2.75rem]! text-[1.5rem]!'
  if (figure.length > 7) return 'max-tablet:text-[1.875rem]! max-desk:text-[2.25rem]!'
  return figure.length > 6 ? 'max-desk:text-[2.5rem]!' : ''
}

/** The wishlist in four figures. */
export function WishlistFigures({ summary }: { readonly summary: WishlistSummary }) {
  const { total, highPriority, targetBudget, withTarget, categories } = summary
  const figures = [
    [String(total), total === 1 ? 'item' : 'items'],
    [String(highPriority), 'high priority'],
    [formatMoney(targetBudget, 'USD'), `target budget, set on ${withTarget} of ${total}`],
    [String(categories), categories === 1 ? 'category' : 'categories'],
  ] as const
  return (
    <dl className="tablet:grid-cols-4 grid grid-cols-2 gap-x-6 gap-y-6 pt-6 pb-8">
      {figures.map(([figure, name]) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end gap-1">
          <dt className="type-note text-quiet">{name}</dt>
          <dd className={`type-figure-small break-words ${sizeOf(figure)}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
