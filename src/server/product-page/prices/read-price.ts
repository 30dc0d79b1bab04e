import { currencyCode, currencyOfSign } from './currency-names.ts'
import { amountOfNumber, readAmount } from './read-amount.ts'
import { anyOf, shopPhrases } from '../page/shop-words.ts'

/** The price of a piece; the currency is null if it is not stated. */
export interface Price {
  /** Decimal string with two places. */
  readonly amount: string
  readonly currency: string | null
}

interface PriceHints {
  /** Two lowercase letters; determines the meaning of '$' and 'kr'. */
  readonly country?: string | null
  readonly currency?: string | null
  readonly structured?: boolean
}

const LONGEST = 120
// An amount: digits of any script with points and commas; a space or an apostrophe separates thousands only.
const AMOUNT =
  /(?<![\p{Nd}.,])\p{Nd}+(?:[.,٬٫]\p{Nd}+|['’\u00a0\u202f ]\p{Nd}{3}(?!\p{Nd}))*(?:[.,][-–—]+)?(?!\p{Nd}|\s?¢)/gu
const SIGN_BEFORE =
  /(?:^|[\s\d:(~≈-])((?:[A-Z]{1,3}\s?)?\p{Sc}|\p{Sc}[A-Z]?|[\p{L}]{1,5}\.?|\p{L}\.\p{L}\.?\p{L}?\.?)[\s:]*$/u
// A sign followed by a digit belongs to the next amount.
const SIGN_AFTER = /^[\s]*(\p{Sc}[A-Z]?(?!\s?\p{Nd})|:-|ש["״]ח|\p{L}\.\p{L}\.?\p{L}?\.?|[\p{L}]{1,5}\.?)/u

// Words that mark other amounts than the price: instalments, unit prices, old prices, savings.
const INSTALMENT =
  /\b(\d+\s*[x×]\s*(of|de)?|installments?|instal?ments?|payments?|per month|a month|\/\s*mo(nth)?\b|monthly|mensuales|cuotas|parcelas|rate[ns]?\b|monatlich|mtl|par mois|\/\s*mois|klarna|afterpay|clearpay|affirm)\b|%/i
const UNIT =
  /(\/|\bper\b|\bje\b|\bpro\b|\bpor\b|\bpar\b|\bal\b|\bza\b)\s*\d*\s*(ml|cl|l|lt|ltr|liter|litre|litro|kg|g|gr|oz|lb|m|m²|m2|cm|metre|meter|unit|unidad|stück|stk|pc|st|pair|paar|paio|wear)\b/i
const OLD_WORDS = new RegExp(`\\b${anyOf(shopPhrases.oldPrice)}\\b`, 'i')

const DELIVERY = new RegExp(anyOf(shopPhrases.delivery), 'i')
const FREE = new RegExp(anyOf(shopPhrases.free), 'i')

/** True if a text's amount is an instalment, a unit price, a delivery cost, an old price or a saving. */
export function isOtherPrice(text: string): boolean {
  const isDelivery = DELIVERY.test(text) && !FREE.test(text)
  return isDelivery || INSTALMENT.test(text) || UNIT.test(text) || OLD_WORDS.test(text)
}

/**
 * Reads the first price in a short text ('1.299,00 €', '₹1,234.50', 'EUR 25.00', 'from $10'), preferably one with a
 * currency. Null if there is none in the range of `readAmount`.
 */
export function readPrice(text: string, hints: PriceHints = {}): Price | null {
  const short = text.slice(0, LONGEST).replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  if (/\d[eE][+-]?\d/.test(short) && !/\p{Sc}/u.test(short)) return null
  const found = Array.from(short.matchAll(AMOUNT), (match) => amountAt(short, match, hints)).filter(
    (price) => price !== null,
  )
  return found.find(({ currency }) => currency) ?? withHint(found[0] ?? null, hints)
}

/** Reads the price in a field of structured data: a number, or a text for `readPrice`. */
export function readStructuredPrice(value: unknown, hints: PriceHints = {}): Price | null {
  if (typeof value === 'number') {
    const amount = amountOfNumber(value)
    return amount ? { amount, currency: hints.currency ?? null } : null
  }
  return typeof value === 'string' ? readPrice(value, { ...hints, structured: true }) : null
}

function amountAt(text: string, match: RegExpExecArray, hints: PriceHints): Price | null {
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  // '-5' is not a price; of a range '10 - 20' only the first amount counts.
  if (/(^|[^\d\s.,–-])\s?[-−]$/.test(before) || /^[-−]$/.test(before.trim())) return null
  const country = hints.country ?? null
  const [ahead, behind] = [SIGN_BEFORE.exec(before)?.[1], SIGN_AFTER.exec(after)?.[1]]
  // In '$229.99 CAD' the code takes precedence; 'A4' and 'PRW3100' are not prices.
  const currency = currencyCode(behind) ?? signOf(ahead, country) ?? signOf(behind, country)
  if (!currency && /\p{L}$/u.test(before)) return null
  const structured = hints.structured && !currency
  const amount = readAmount(match[0], {
    currency: currency ?? hints.currency ?? null,
    structured: Boolean(structured),
  })
  return amount ? { amount, currency } : null
}

function signOf(sign: string | undefined, country: string | null): string | null {
  return sign ? currencyOfSign(sign, country) : null
}

function withHint(price: Price | null, hints: PriceHints): Price | null {
  return price && { amount: price.amount, currency: price.currency ?? hints.currency ?? null }
}
