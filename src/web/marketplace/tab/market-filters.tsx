import type { ReactNode } from 'react'
import type { MarketplaceItem, PriceRange } from '../../../contract/marketplace.ts'
import { sizesToChoose, type ListingFilter } from '../../../domain/marketplace/filter-listings.ts'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import type { ChoiceProps } from '../../ui/inputs/choice-props.ts'
import { ChipSelect } from '../../ui/inputs/chip-select.tsx'
import { SearchBox } from '../../ui/inputs/search-box.tsx'
import { marketFilterValues, type MarketView } from './use-market-filter.ts'

interface MarketFiltersProps {
  /** The listings of the view; the size filter offers their sizes. */
  readonly listings: readonly MarketplaceItem[]
  readonly filter: ListingFilter
  readonly onChange: (change: Partial<ListingFilter>) => void
  readonly view: MarketView
  readonly onView: (view: MarketView) => void
  /** Label of 'Sales'; null if there is no one to trade with. */
  readonly sales: string | null
  /** Number of listings shown. */
  readonly count: ReactNode
}

const rangeTexts: Readonly<Record<PriceRange | 'all', string>> = {
  all: 'Any price',
  'under-25': 'Under $25',
  '25-50': '$25 to $50',
  '50-100': '$50 to $100',
  'over-100': 'Over $100',
}

const ranges = marketFilterValues.priceRange.map((value) => ({ value, text: rangeTexts[value] }))
const conditions = marketFilterValues.condition.map((value) => ({
  value,
  text: value === 'all' ? 'Any condition' : value,
}))
const categories = marketFilterValues.category.map((value) => ({
  value,
  text: value === 'all' ? 'Any category' : value,
}))
const views: ChoiceProps<MarketView>['options'] = [
  { value: 'all', text: 'All' },
  { value: 'mine', text: 'Mine' },
]

/** Filters of the marketplace, and the switch to the user's own listings and sales. */
export function MarketFilters(props: MarketFiltersProps) {
  const { listings, filter, onChange, view, onView, sales, count } = props
  const options = sales === null ? views : [...views, { value: 'sales' as const, text: sales }]
  return (
    <div className="border-ink tablet:mt-6 mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t pt-3">
      {view !== 'sales' && <Narrowing {...{ listings, filter, onChange }} />}
      <div className="max-tablet:w-full flex items-center justify-between gap-4">
        <ChipRadios label="Seller" options={options} value={view} onChange={onView} />
        {count}
      </div>
    </div>
  )
}

function Narrowing({
  listings,
  filter,
  onChange,
}: Pick<MarketFiltersProps, 'listings' | 'filter' | 'onChange'>) {
  const sizes = sizesToChoose(listings, filter.size).map(({ key, text }) => ({ value: key, text }))
  return (
    <>
      <SearchBox
        label="Find an item"
        placeholder="Find an item"
        text={filter.words}
        onChange={(words) => onChange({ words })}
        className="border-edge focus-within:border-ink tablet:h-10 desk:w-44 w-full gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)]"
      />
      <div className="scroll-row tablet:mr-0 tablet:flex-wrap tablet:overflow-visible tablet:pr-0 min-w-0 gap-2 py-1">
        <ChipSelect
          label="Category"
          options={categories}
          value={filter.category}
          onChange={(category) => onChange({ category })}
        />
        <ChipSelect
          label="Price range"
          options={ranges}
          value={filter.priceRange}
          onChange={(priceRange) => onChange({ priceRange })}
        />
        <ChipSelect
          label="Size"
          options={[{ value: 'all', text: 'Any size' }, ...sizes]}
          value={filter.size}
          onChange={(size) => onChange({ size })}
        />
        <ChipSelect
          label="Condition"
          options={conditions}
          value={filter.condition}
          onChange={(condition) => onChange({ condition })}
        />
      </div>
    </>
  )
}
