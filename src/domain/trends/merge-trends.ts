import { BUNDLED, trendId, type Trend } from './trend.ts'

interface Merged<Known extends Trend> {
  readonly added: readonly Trend[]
  /** What is known, and what it is to say from now on. */
  readonly updated: readonly { readonly known: Known; readonly trend: Trend }[]
  readonly unchanged: readonly Known[]
}

/**
 * What `incoming` changes of what is known: each platform and key stands once, whatever its order and however often
 * it comes. What is known and does not come is not among the result: it stays as it is.
 */
export function mergeTrends<Known extends Trend>(
  known: readonly Known[],
  incoming: readonly Trend[],
): Merged<Known> {
  const knownById = new Map(known.map((trend) => [trendId(trend), trend]))
  const added: Trend[] = []
  const updated: { known: Known; trend: Trend }[] = []
  const unchanged: Known[] = []
  for (const [id, trend] of eachOnce(incoming)) {
    const before = knownById.get(id)
    if (!before) added.push(trend)
    else if (inWriting(before) === inWriting(trend)) unchanged.push(before)
    else updated.push({ known: before, trend })
  }
  return { added, updated, unchanged }
}

// In one order, so that two that store the same wait for each other and never both for the other.
function eachOnce(trends: readonly Trend[]): [id: string, trend: Trend][] {
  const byId = new Map<string, Trend>()
  for (const trend of trends) {
    const other = byId.get(trendId(trend))
    if (!other || goesBefore(trend, other)) byId.set(trendId(trend), trend)
  }
  return [...byId].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

// Of two that say different things of one trend, a feed goes before our own set; else the choice is only always the same.
function goesBefore(one: Trend, other: Trend): boolean {
  if ((one.source === BUNDLED) !== (other.source === BUNDLED)) return other.source === BUNDLED
  return inWriting(one) < inWriting(other)
}

function inWriting(trend: Trend): string {
  const { title, description, tags, popularity, category, season, sourceUrl, source } = trend
  const parts = trend.parts.map(({ slot, name, kind, color, pattern }) => [slot, name, kind, color, pattern])
  return JSON.stringify([title, description, tags, popularity, category, season, sourceUrl, source, parts])
}
