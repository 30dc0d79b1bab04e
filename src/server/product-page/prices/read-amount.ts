import { Big } from 'big.js'
import { wordList } from '../page/words.ts'

// Larger numbers are bar codes, telephone numbers or mistakes.
const MOST = new Big('99999999')

// Prices in these run to thousands: three digits after a single point or comma are thousands even in structured data.
const largeCurrencies = new Set(
  wordList(
    'ARS CLP COP CRC DOP HUF IDR INR IRR ISK JPY KHR KRW KZT LAK LKR MNT MMK NGN PHP PKR PYG RSD RUB THB TWD UGX UYU UZS VND XAF XOF',
  ),
)
const threeDecimalCurrencies = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

interface AmountHints {
  readonly currency?: string | null
  /** From structured data: a single point is a decimal point. */
  readonly structured?: boolean
}

/**
 * Parses an amount with points, commas, apostrophes and spaces into a decimal string with two places: '1.299,00',
 * '1,234.50', '12 990', "1'299.-". Null for zero, negative and unrealistically large amounts.
 */
export function readAmount(
  text: string,
  { currency = null, structured = false }: AmountHints = {},
): string | null {
  const digits = asciiDigits(text.trim())
  if (!/^\d[\d.,'’٬٫ \u00a0\u202f]*([.,][-–—]*)?$/.test(digits) || digits.length > 24) return null
  const bare = digits
    .replaceAll(/[\s'’٬]/g, '')
    .replaceAll('٫', ',')
    .replace(/[.,]*[-–—]*$/, '')
  const marks = bare.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  const decimals = last ? bare.length - bare.lastIndexOf(last) - 1 : 0
  const isDecimal = last && hasDecimals(marks, decimals, bare, { currency, structured })
  const whole = isDecimal ? bare.slice(0, -decimals - 1) : bare
  const fraction = isDecimal ? bare.slice(-decimals) : ''
  return twoPlaces(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`)
}

/** A number of structured data as a decimal string with two places, or null if it is not a price. */
export function amountOfNumber(value: number): string | null {
  return Number.isFinite(value) ? twoPlaces(value.toFixed(4)) : null
}

function hasDecimals(
  marks: readonly string[],
  decimals: number,
  text: string,
  { currency, structured }: AmountHints,
): boolean {
  const last = marks.at(-1)
  if (marks.length > 1) {
    // '1,234.50' has two kinds of marks, '1.234.567' one; Indian rupees group digits in pairs: '1,23,456'.
    return marks.some((mark) => mark !== last) && marks.filter((mark) => mark === last).length === 1
  }
  if (decimals !== 3) return true
  if (currency && threeDecimalCurrencies.has(currency)) return true
  if (text.startsWith('0')) return true
  return Boolean(structured && last === '.' && !(currency && largeCurrencies.has(currency)))
}

function twoPlaces(text: string): string | null {
  const amount = new Big(text)
  return amount.gte('0.01') && amount.lte(MOST) ? amount.toFixed(2) : null
}

function asciiDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06f0))
    .replaceAll(/[\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0xff10))
}
