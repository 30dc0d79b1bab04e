import { BUNDLED, trendId, type Trend } from './trend.ts'

interface Merged<Known extends Trend> {
  readonly added: readonly Trend[]
  /** Known trends with their new content. */
  readonly updated: readonly { readonly known: Known; readonly trend: Trend }[]
  readonly unchanged: readonly Known[]
}

/**
 * Compares incoming trends with the known ones, after removing duplicates by platform and key. The order of `incoming`
 * does not matter. Known trends that are not incoming are not in the result; they stay as they are.
 */
export function mergeTrends<Known extends Trend>(
  known: readonly Known[],
  incoming: readonly Trend[],
): Merged<Known> {
  const knownById = new Map(known.map((trend) => [trendId(trend), trend]))
  const added: Trend[] = []
  const updated: { known: Known; trend: Trend }[] = []
  const unchanged: Known[] = []
  for (const [id, trend] of deduplicate(incoming)) {
    const before = knownById.get(id)
    if (!before) added.push(trend)
    else if (serialize(before) === serialize(trend)) unchanged.push(before)
    else updated.push({ known: before, trend })
  }
  return { added, updated, unchanged }
}

// Sorted, so that concurrent transactions lock rows in the same order and can't deadlock.
function deduplicate(trends: readonly Trend[]): [id: string, trend: Trend][] {
  const byId = new Map<string, Trend>()
  for (const trend of trends) {
    const other = byId.get(trendId(trend))
    if (!other || takesPrecedence(trend, other)) byId.set(trendId(trend), trend)
  }
  return [...byId].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

// A feed takes precedence over the bundled set; otherwise the choice is arbitrary but deterministic.
function takesPrecedence(one: Trend, other: Trend): boolean {
  if ((one.source === BUNDLED) !== (other.source === BUNDLED)) return other.source === BUNDLED
  return serialize(one) < serialize(other)
}

function serialize(trend: Trend): string {
  const { title, description, tags, popularity, category, season, sourceUrl, source } = trend
  const parts = trend.parts.map(({ slot, name, kind, color, pattern }) => [slot, name, kind, color, pattern])
  return JSON.stringify([title, description, tags, popularity, category, season, sourceUrl, source, parts])
}
