import type { StoredDay } from './stored-plan.ts'

/** Addresses of the pictures that days show, or would show if undone. */
export function picturesOf(days: readonly Pick<StoredDay, 'pieces' | 'setAside'>[]): string[] {
  return days.flatMap(({ pieces, setAside }) =>
    [...pieces, ...(setAside?.pieces ?? [])].map(({ item }) => item.imageUrl),
  )
}
