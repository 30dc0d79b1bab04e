import { classNames } from '../../ui/class-names.ts'
import type { Density } from './filters/use-density.ts'

const columns: Record<Density, string> = {
  wide: 'tablet:gap-x-(--gutter) tablet:gap-y-12',
  dense: 'tablet:grid-cols-3 tablet:gap-x-4 tablet:gap-y-9 desk:grid-cols-4',
}

/** Classes of the collection's grid, for cards and skeletons. */
export function gridClass(density: Density): string {
  return classNames('grid grid-cols-2 gap-x-3 gap-y-7', columns[density])
}
