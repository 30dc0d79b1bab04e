const quoted = /["“”«»„]([^"“”«»„]*)["“”«»„]|(?<=^|\s)['‘]([^'‘’]{2,})['’](?=\s|$|[,.)])/g
const number = /(?:^|\s)(?:#|no\.?\s?)\d{1,2}\b/i

/** A name without what is quoted in it, which is printed on the piece and says nothing of what it is. */
export function unquoted(name: string): { readonly text: string; readonly hasQuote: boolean } {
  const text = name.replaceAll(quoted, ' ')
  if (text === name || text.trim() === '') return { text: name, hasQuote: false }
  return { text, hasQuote: true }
}

/** Whether a name has the number of a player: '#43'. */
export function hasPlayersNumber(name: string): boolean {
  return number.test(name)
}
