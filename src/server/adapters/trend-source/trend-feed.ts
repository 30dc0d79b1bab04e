import type { TrendSource } from '../../ports/trend-source.ts'
import { readFeed } from './read-feed.ts'

interface TrendFeedDeps {
  readonly url: URL
  /** Rejects incomplete and late responses. */
  readonly outside: { feed(url: URL): Promise<{ readonly text: string }> }
}

/** A JSON feed of trends at an address, in the form of docs/trend-feed.md. */
export function trendFeed({ url, outside }: TrendFeedDeps): TrendSource {
  const name = `${url.origin}${url.pathname}`
  return {
    name,
    async read() {
      try {
        const { text } = await outside.feed(url)
        return readFeed(text, name) ?? 'unreachable'
      } catch {
        return 'unreachable'
      }
    },
  }
}
