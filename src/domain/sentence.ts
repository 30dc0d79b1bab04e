/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
]

/** 'four' for 4; figures from 12 on. */
export function numeral(count: number): string {
  return numerals[count] ?? String(count)
}

/** Whole degrees with the minus sign of print: '−4 °C'. */
export function degrees(celsius: number): string {
  return `${String(Math.round(celsius) + 0).replace('-', '−')} °C`
}

/** The words with a capital at the start. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The words with a capital at the start and a full stop at the end. */
export function sentence(words: string): string {
  const start = capital(words.trim())
  return /[.!?]$/.test(start) ? start : `${start}.`
}

/** Between 0 and 1. */
export function within01(value: number): number {
  return Math.min(1, Math.max(0, value))
}
