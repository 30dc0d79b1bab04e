/** How a text starts; no two texts of a week start alike. */
export function openingOf(text: string): string {
  return text.split(' ', 3).join(' ').toLowerCase()
}

/** Whether no text of `said` starts as this one does. */
export function isFresh(text: string, said: ReadonlySet<string>): boolean {
  const opening = openingOf(text)
  return ![...said].some((other) => openingOf(other) === opening)
}

/** The first text that starts as none of `said` does; the last where all of them do. */
export function freshest(texts: readonly string[], said: ReadonlySet<string>): string {
  return texts.find((text) => isFresh(text, said)) ?? texts.at(-1) ?? ''
}
