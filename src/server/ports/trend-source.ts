import type { Trend } from '../../domain/trends/trend.ts'

/** A source of trends. */
export interface TrendSource {
  /**
   * 'bundled', or the address of a feed without its query, which may contain a key; the `Trend.source` of its trends.
   */
  readonly name: string
  /** Each trend once, by platform and key; every field validated. Never throws. */
  read(): Promise<readonly Trend[] | 'unreachable'>
}
