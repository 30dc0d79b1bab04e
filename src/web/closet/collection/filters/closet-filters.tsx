import type { ReactNode } from 'react'
import type { ClosetFilter } from '../../../../domain/closet/collection/filter-closet.ts'
import { ChipRadios } from '../../../ui/inputs/chip-radios.tsx'
import { ChipSelect } from '../../../ui/inputs/chip-select.tsx'
import { filterValues } from './use-closet-filter.ts'

interface ClosetFiltersProps {
  readonly filter: ClosetFilter
  readonly onChange: (change: Partial<ClosetFilter>) => void
  /** A note about the shown pieces. */
  readonly children: ReactNode
}

const categories = filterValues.category.map((value) => ({
  value,
  text: value === 'all' ? 'All Items' : value,
}))
const seasons = filterValues.season.map((value) => ({ value, text: value === 'all' ? 'All Seasons' : value }))
const colors = filterValues.color.map((value) => ({
  value,
  text: value === 'all' ? 'All Colors' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}))

/** Filters of the collection: category, season, color. */
export function ClosetFilters({ filter, onChange, children }: ClosetFiltersProps) {
  return (
    <div className="tablet:mt-3 tablet:mb-4 mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <ChipRadios
        label="Category"
        options={categories}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
      <div className="scroll-row tablet:mr-0 tablet:flex-wrap tablet:overflow-visible tablet:pr-0 min-w-0 gap-2 py-1">
        <ChipSelect
          label="Season"
          options={seasons}
          value={filter.season}
          onChange={(season) => onChange({ season })}
        />
        <ChipSelect
          label="Color"
          options={colors}
          value={filter.color}
          onChange={(color) => onChange({ color })}
        />
      </div>
      {children}
    </div>
  )
}
