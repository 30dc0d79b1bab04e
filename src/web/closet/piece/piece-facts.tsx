import type { ReactNode } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { formatDay } from '../../../domain/words/dates.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { dayOf, today } from '../../ui/hooks/today.ts'
import { measurementsOf } from './measurements.ts'

interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** Spans the full width. */
  readonly isLong?: boolean
}

/** The known facts of a piece. */
export function PieceFacts({ item }: { readonly item: ClosetItem }) {
  const facts = factsOf(item).filter(({ value }) => Boolean(value))
  return (
    <dl className="grid grid-cols-2 gap-x-6">
      {facts.map(({ name, value, isLong }) => (
        <div
          key={name}
          className={isLong ? 'border-line col-span-2 border-t py-2' : 'border-line border-t py-2'}
        >
          <dt className="type-micro text-quiet">{name}</dt>
          <dd className="type-ui break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(item: ClosetItem): Fact[] {
  const { originalPrice, currency, purchaseDate, purchaseLocation } = item
  const day = today()
  const bought = [purchaseDate && formatDay(purchaseDate, day), purchaseLocation].filter(Boolean).join(', ')
  const measured = measurementsOf(item.measurements).map(({ name, value }) =>
    typeof value === 'number' ? `${name} ${value} cm` : `${name} ${value}`,
  )
  return [
    { name: 'Brand', value: item.brand },
    { name: 'Size', value: item.size },
    { name: 'Season', value: item.season },
    { name: 'Style/Occasion', value: item.style },
    { name: 'Purchase', value: bought },
    {
      name: 'Price',
      value: originalPrice && (currency ? formatMoney(originalPrice, currency) : originalPrice),
    },
    { name: 'Product link', value: item.productUrl && <OutsideLink address={item.productUrl} /> },
    { name: 'Measurements', value: measured.join(' · '), isLong: true },
    { name: 'Care', value: item.careInstructions, isLong: true },
    { name: 'Fit notes', value: item.fitNotes, isLong: true },
    { name: 'Description', value: item.description, isLong: true },
    { name: 'Added', value: formatDay(dayOf(item.createdAt), day), isLong: true },
  ]
}
