import type { StoredDay } from './stored-plan.ts'

/** Addresses of the pictures that days show. */
export function picturesOf(days: readonly Pick<StoredDay, 'pieces'>[]): string[] {
  return days.flatMap(({ pieces }) => pieces.map(({ item }) => item.imageUrl))
}
