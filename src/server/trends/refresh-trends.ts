import type { TrendSync } from '../../contract/trends.ts'
import { BUNDLED } from '../../domain/trends/trend.ts'
import { AppError } from '../http/app-error.ts'
import { storeTrends } from './store-trends.ts'
import type { TrendsDeps } from './trend-store.ts'

/**
 * Fetches every source and merges its trends with the stored ones. The API calls this a sync.
 * @throws AppError trends_unreachable if a source fails; then nothing has changed
 */
export async function refreshTrends(deps: TrendsDeps): Promise<TrendSync> {
  const replies = await Promise.all(deps.trendSources.map((source) => source.read()))
  const fetchedAt = deps.clock.now().toISOString()
  const reached = replies.filter((trends) => trends !== 'unreachable')
  if (reached.length < replies.length) throw new AppError('trends_unreachable')
  const counts = await storeTrends(deps, reached.flat())
  return { ...counts, source: deps.trendSources.at(-1)?.name ?? BUNDLED, fetchedAt }
}
