import { priorityLabels, wishlistCategories } from '../../../contract/wishlist.ts'
import type { WishFilter } from '../../../domain/wishlist/filter-wishes.ts'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { ChipSelect } from '../../ui/inputs/chip-select.tsx'
import { categoryName } from '../category-name.ts'

interface WishFiltersProps {
  readonly filter: WishFilter
  readonly onChange: (filter: WishFilter) => void
}

const ALL = 'all'

const categories = [
  { value: ALL, text: 'All Items' },
  ...wishlistCategories.map((category) => ({ value: category, text: categoryName(category) })),
]
const priorities = [
  { value: ALL, text: 'Any priority' },
  ...priorityLabels.map((text, at) => ({ value: String(at + 1), text })).toReversed(),
]

/** Filters of the wishlist: category and priority. */
export function WishFilters({ filter, onChange }: WishFiltersProps) {
  return (
    <div className="border-line mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t pt-3">
      <ChipRadios
        label="Category"
        options={categories}
        value={filter.category ?? ALL}
        onChange={(value) =>
          onChange({ ...filter, category: wishlistCategories.find((each) => each === value) ?? null })
        }
      />
      <ChipSelect
        label="Priority"
        options={priorities}
        value={filter.priority === null ? ALL : String(filter.priority)}
        onChange={(value) => onChange({ ...filter, priority: value === ALL ? null : Number(value) })}
      />
    </div>
  )
}
