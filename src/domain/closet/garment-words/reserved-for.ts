/** What the owner keeps a piece for, as the name tells. */
export interface Reservation {
  /** In small letters, without an article: 'garden', 'painting', 'winter runs'. */
  readonly occasion: string
  /** How it is said: 'garden only', 'for painting', or '(clinic)', the weakest of them. */
  readonly said: 'only' | 'for' | 'noted'
}

const article = '(?:(?:the|my|at|in|a|an) )?'
const before = new RegExp(`\\b(?:only|just) for ${article}([\\p{L}' -]{3,30}?)(?=[,;)\\]]|$)`, 'iu')
const after = new RegExp(`(?:^|[,;(\\[-]\\s*)(?:for )?${article}([\\p{L}' ]{3,30}?) only\\b`, 'iu')
const forIt = new RegExp(`\\bfor ${article}([\\p{L}' -]{3,30}?)(?=[,;)\\]]|$)`, 'iu')
const noted = /\(([\p{L} -]{3,24})\)\s*$/u

/** What its owner keeps a piece for: the garden for 'old shirt, garden only'; null where the name tells nothing. */
export function reservationIn(name: string): Reservation | null {
  const only = before.exec(name)?.[1] ?? after.exec(name)?.[1]
  if (only) return { occasion: only.trim().toLowerCase(), said: 'only' }
  const wanted = forIt.exec(name)?.[1]
  if (wanted) return { occasion: wanted.trim().toLowerCase(), said: 'for' }
  const note = noted.exec(name)?.[1]
  return note ? { occasion: note.trim().toLowerCase(), said: 'noted' } : null
}
