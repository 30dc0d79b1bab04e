/**
 * Splits a text into its first sentence and the rest, which may be ''. A period inside a number or after an initial
 * ends no sentence.
 */
export function firstSentence(text: string): { readonly lead: string; readonly rest: string } {
  const end = /(?<=[\p{L}\p{N}\p{M}°%)"”’]{2}[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u.exec(text.trim())
  if (!end) return { lead: text.trim(), rest: '' }
  return { lead: text.trim().slice(0, end.index), rest: text.trim().slice(end.index).trim() }
}
