const UNWORN_NAMED = 2

/** Says that pieces were never worn, of an outfit of `of` pieces: "You haven't worn the belt yet." */
export function unwornLine(names: readonly string[], of: number): string {
  if (names.length <= UNWORN_NAMED) return `You haven't worn ${names.join(' or ')} yet.`
  return names.length === of
    ? "You haven't worn any of these yet."
    : `You haven't worn ${names.length} of these ${of} pieces yet.`
}

const DAYS_COUNTED = 21
const DAYS_A_MONTH = 30.4

/** Formats a number of days: 'today', 'yesterday', '3 days ago', 'about 4 months ago'. */
export function agoWords(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < DAYS_COUNTED) return `${days} days ago`
  const months = Math.round(days / DAYS_A_MONTH)
  return months < 2 ? `${Math.round(days / 7)} weeks ago` : `about ${months} months ago`
}
