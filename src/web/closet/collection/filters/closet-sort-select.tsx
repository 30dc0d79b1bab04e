import type { ClosetOrder } from '../../../../domain/closet/collection/sort-closet.ts'
import { ChipSelect } from '../../../ui/inputs/chip-select.tsx'

const orders: readonly { value: ClosetOrder; text: string }[] = [
  { value: 'newest', text: 'Newest' },
  { value: 'least-worn', text: 'Least worn' },
  { value: 'most-worn', text: 'Most worn' },
  { value: 'price', text: 'Price' },
  { value: 'color', text: 'Color' },
]

interface ClosetSortSelectProps {
  readonly order: ClosetOrder
  readonly onOrder: (order: ClosetOrder) => void
}

/** Selects the sort order of the collection. */
export function ClosetSortSelect({ order, onOrder }: ClosetSortSelectProps) {
  return <ChipSelect label="Sort" options={orders} value={order} onChange={onOrder} />
}
