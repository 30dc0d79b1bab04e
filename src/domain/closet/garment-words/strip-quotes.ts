const quoted = /["“”«»„]([^"“”«»„]*)["“”«»„]|(?<=^|\s)['‘]([^'‘’]{2,})['’](?=\s|$|[,.)])/g
const number = /(?:^|\s)(?:#|no\.?\s?)\d{1,2}\b/i

/** Removes quoted text from a name, because it is printed on the piece and does not describe it. */
export function stripQuotes(name: string): { readonly text: string; readonly hasQuote: boolean } {
  const text = name.replaceAll(quoted, ' ')
  if (text === name || text.trim() === '') return { text: name, hasQuote: false }
  return { text, hasQuote: true }
}

/** Whether a name contains a player number: '#43'. */
export function hasPlayerNumber(name: string): boolean {
  return number.test(name)
}
