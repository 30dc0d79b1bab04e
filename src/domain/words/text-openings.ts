/** Returns the first three words of a text, lowercase; the texts of a week should have different openings. */
export function openingOf(text: string): string {
  return text.split(' ', 3).join(' ').toLowerCase()
}

/** Returns the first text whose opening differs from those of `usedTexts`, else the last text. */
export function textWithNewOpening(texts: readonly string[], usedTexts: ReadonlySet<string>): string {
  const openings = new Set([...usedTexts].map(openingOf))
  return texts.find((text) => !openings.has(openingOf(text))) ?? texts.at(-1) ?? ''
}
