import { bundledTrends } from '../../../domain/trends/bundled/bundled-trends.ts'
import { BUNDLED } from '../../../domain/trends/trend.ts'
import type { TrendSource } from '../../ports/trend-source.ts'

/** Our own set: asks nobody, and is always there. */
export const bundledTrendSource: TrendSource = { name: BUNDLED, read: async () => bundledTrends }
