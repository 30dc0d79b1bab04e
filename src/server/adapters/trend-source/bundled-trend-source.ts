import { bundledTrends } from '../../../domain/trends/bundled/bundled-trends.ts'
import { BUNDLED } from '../../../domain/trends/trend.ts'
import type { TrendSource } from '../../ports/trend-source.ts'

/** The bundled set: no request, always available. */
export const bundledTrendSource: TrendSource = { name: BUNDLED, read: async () => bundledTrends() }
