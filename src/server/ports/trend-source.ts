import type { Trend } from '../../domain/trends/trend.ts'

/** Says what is worn at the moment. */
export interface TrendSource {
  /** 'bundled', or the address of a feed without its query, which may hold a key; `Trend.source` of all it tells. */
  readonly name: string
  /** Each trend once, by platform and key; every field fit to be kept and shown. Never throws. */
  read(): Promise<readonly Trend[] | 'unreachable'>
}
