import * as z from 'zod/mini'
import rows from './usual-measurements.json' with { type: 'json' }

const Measurements = z.record(z.string(), z.array(z.string()))
// `groups` are those of `garmentKinds`; other groups use the measurements of their category.
const { categories, groups } = z.strictObject({ categories: Measurements, groups: Measurements }).parse(rows)

/** Usual measurements of a garment. `group` is the group of its kind, null if the kind is unknown. */
export function usualMeasurements(category: string, group: string | null): readonly string[] {
  return groups[group ?? ''] ?? categories[category] ?? []
}
