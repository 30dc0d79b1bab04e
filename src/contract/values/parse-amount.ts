/** An amount parsed from text. */
export interface ParsedAmount {
  /** Decimal string with two places. */
  readonly amount: string
  /** The currency in the text, ISO 4217; null if there is none. */
  readonly currency: string | null
}

// Up to 99999999.99, the largest amount that the databases store.
const MAX_DIGITS = 8

// Omits 'kr', which means four currencies, and 'R$', which is rare.
const signs = new Map([
  ['$', 'USD'],
  ['US$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['ZŁ', 'PLN'],
  ['FR.', 'CHF'],
])
const codes = new Set(Intl.supportedValuesOf('currency'))

const PARTS = /^(\D*?)([.,]?\d(?:[\d.,'’\s]*\d)?[.,]?)(?:\s*[-–—]{1,2})?(\D*)$/u

/**
 * Parses an amount in the notation of any country: '1,190', '1.190,50', '1 190', "1'190.50", '€ 1.190,-', '1,19'.
 * Ambiguous marks: of two different marks, the last is the decimal point. A single mark with exactly three digits after
 * it and one to three before it ('1.190') separates thousands, since prices have no thousandths. Any other single mark
 * is the decimal point.
 * Returns 'no amount' for text that is not an amount, and 'too fine' for one with a third decimal place.
 */
export function parseAmount(text: string): ParsedAmount | 'no amount' | 'too fine' {
  const [, before = '', digits, behind = ''] = PARTS.exec(text.trim()) ?? []
  const words = [before, behind].map((word) => word.trim()).filter((word) => word !== '')
  const currency = words[0] === undefined ? null : currencyOf(words[0])
  if (digits === undefined || words.length > 1 || currency === undefined) return 'no amount'
  const parts = wholeAndFraction(digits)
  if (!parts) return 'no amount'
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0'
  if (whole.length > MAX_DIGITS) return 'no amount'
  if (/[1-9]/.test(parts.fraction.slice(2))) return 'too fine'
  return { amount: `${whole}.${parts.fraction.slice(0, 2).padEnd(2, '0')}`, currency }
}

function currencyOf(word: string): string | undefined {
  const name = word.toUpperCase()
  return signs.get(name) ?? (codes.has(name) ? name : undefined)
}

function wholeAndFraction(digits: string): { whole: string; fraction: string } | null {
  const at = decimalMarkAt(digits)
  const whole = groupsJoined(at === -1 ? digits : digits.slice(0, at))
  const fraction = at === -1 ? '' : digits.slice(at + 1)
  return whole === null || /\D/.test(fraction) ? null : { whole, fraction }
}

function decimalMarkAt(digits: string): number {
  const marks = digits.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return -1
  const at = digits.lastIndexOf(last)
  // '1,234.50' has two different marks, '1.234.567' has one.
  if (marks.length > 1) return marks.some((mark) => mark !== last) ? at : -1
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? -1 : at
}

// '1 19' and '1.19.0' are typing errors, not 119 or 1190. Rupees are grouped in pairs above a thousand: '1,23,456'.
function groupsJoined(written: string): string | null {
  if (/^\d*$/.test(written)) return written
  const [mark] = /\D/.exec(written) ?? []
  const groups = written.split(/\D/)
  const isEven = new Set(written.match(/\D/g)).size === 1
  const isGrouped = groups.every(({ length }, nth) => {
    if (nth === 0) return length >= 1 && length <= 3
    return length === 3 || (mark === ',' && length === 2 && nth < groups.length - 1)
  })
  return isEven && isGrouped ? groups.join('') : null
}
