/** How a text starts; no two texts of a week start alike. */
export function openingOf(text: string): string {
  return text.split(' ', 3).join(' ').toLowerCase()
}

/** The first text that starts as none of `said` does; the last where all of them do. */
export function freshest(texts: readonly string[], said: ReadonlySet<string>): string {
  const openings = new Set([...said].map(openingOf))
  return texts.find((text) => !openings.has(openingOf(text))) ?? texts.at(-1) ?? ''
}
