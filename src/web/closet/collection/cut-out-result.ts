interface CutOutCounts {
  readonly total: number
  /** Number of them whose photo could not be cut out well. */
  readonly unclear: number
  /** Number of them that were canceled. */
  readonly canceled: number
}

/** Toast text for the result of removing the backgrounds of several photos. */
export function cutOutResult({ total, unclear, canceled }: CutOutCounts): {
  title: string
  description: string
} {
  const done = total - unclear - canceled
  const sentences = [
    done > 0 && `${pieces(done)} without a background.`,
    unclear > 0 && `${pieces(unclear)} not changed because the edge isn't clear enough.`,
    canceled > 0 && `${pieces(canceled)} canceled.`,
  ]
  const title =
    canceled > 0
      ? 'Removing backgrounds stopped'
      : done > 0
        ? 'Backgrounds removed'
        : 'Backgrounds not removed'
  return { title, description: sentences.filter(Boolean).join(' ') }
}

function pieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`
}
