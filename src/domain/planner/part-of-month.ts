const months = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
] // prettier-ignore
const EARLY_UNTIL = 10
const MIDDLE_UNTIL = 20

/** When in the year a day is, as it stands in a sentence: 'late November'. The day as '2026-11-23'. */
export function partOfMonth(date: string): string {
  const [, month = '', day = ''] = date.split('-')
  const part = Number(day) <= EARLY_UNTIL ? 'early' : Number(day) <= MIDDLE_UNTIL ? 'mid' : 'late'
  const name = months[Number(month) - 1] ?? ''
  return part === 'mid' ? `mid-${name}` : `${part} ${name}`
}
