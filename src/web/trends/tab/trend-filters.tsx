import { trendCategories, trendSeasons } from '../../../contract/trends.ts'
import { ChipSelect } from '../../ui/inputs/chip-select.tsx'
import type { TrendFilter } from '../trends-queries.ts'

interface TrendFiltersProps {
  readonly filter: TrendFilter
  readonly onChange: (change: Partial<TrendFilter>) => void
}

const capitalized = <V extends string>(value: V) => ({
  value,
  text: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
})

const categories = [{ value: 'all', text: 'All categories' } as const, ...trendCategories.map(capitalized)]
const seasons = [{ value: 'all', text: 'All seasons' } as const, ...trendSeasons.map(capitalized)]

/** The filters of the trends: category and season. */
export function TrendFilters({ filter, onChange }: TrendFiltersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ChipSelect
        label="Category"
        options={categories}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
      <ChipSelect
        label="Season"
        options={seasons}
        value={filter.season}
        onChange={(season) => onChange({ season })}
      />
    </div>
  )
}
