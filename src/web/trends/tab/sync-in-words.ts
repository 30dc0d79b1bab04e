import type { TrendSync } from '../../../contract/trends.ts'

/** The changes of a sync: '2 new, 3 changed'. */
export function syncInWords({ added, updated }: Pick<TrendSync, 'added' | 'updated'>): string {
  const changes = [added > 0 && `${added} new`, updated > 0 && `${updated} changed`].filter(Boolean)
  return changes.join(', ') || 'Nothing new'
}
