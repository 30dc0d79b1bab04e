import { currencyCode, currencyOfSign } from '../prices/currency-names.ts'
import type { Offer } from './product-facts.ts'
import { readStructuredPrice } from '../prices/read-price.ts'
import { textsIn } from './schema-text.ts'
import { isFields, listOf, type Fields } from '../page/walk-objects.ts'
import { wordList } from '../page/words.ts'

const MAX_OFFERS = 200
// Names of price fields, the price to pay first; some shops nest them once or twice.
const PRICE_FIELDS = wordList(
  'price saleprice sales sale current final value amount decimalprice lowprice minprice min',
)
const CURRENCY_FIELDS = wordList('pricecurrency currency currencycode currencyiso currencyisocode')
const NOT_TO_PAY = /(list|strikethrough|srp|msrp|invoice|minimumadvertised|regular)price/i

/** The priced offers of a schema.org product: Offer, AggregateOffer, lists of both, or its own fields. */
export function offersOf(product: Fields, country: string | null): Offer[] {
  const given = listOf(product['offers'] ?? product['Offers']).filter(isFields)
  const offers = given.flatMap((offer) => {
    const inner = listOf(offer['offers']).filter(isFields)
    return inner.length > 0 ? [...inner, offer] : [offer]
  })
  const read = [...offers, product].slice(0, MAX_OFFERS).map((offer) => readOffer(offer, given[0], country))
  return read.filter((offer) => offer !== null)
}

/** The price among some fields, by the names that shops use, with its currency, or null. */
export function priceIn(
  fields: Fields,
  { country, currency = null }: { country: string | null; currency?: string | null },
  depth = 0,
): { amount: string; currency: string | null } | null {
  const lower = lowerKeys(fields)
  const own = currencyIn(lower, country) ?? currency
  for (const name of PRICE_FIELDS) {
    for (const value of listOf(lower.get(name))) {
      const price =
        isFields(value) && depth < 3
          ? priceIn(value, { country, currency: own }, depth + 1)
          : readStructuredPrice(value, { country, currency: own })
      if (price) return { amount: price.amount, currency: own ?? price.currency }
    }
  }
  return null
}

/** The currency among some fields as an ISO 4217 code, or null. */
export function currencyIn(fields: ReadonlyMap<string, unknown>, country: string | null): string | null {
  for (const name of CURRENCY_FIELDS) {
    const [value] = listOf(fields.get(name))
    const text = isFields(value) ? (value['code'] ?? value['name'] ?? value['isoCode']) : value
    if (typeof text !== 'string') continue
    const currency = currencyCode(text) ?? currencyOfSign(text, country)
    if (currency) return currency
  }
  return null
}

/** Fields by lowercase names: shops write 'lowPrice' and 'lowprice'. */
export function lowerKeys(fields: Fields): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]))
}

function readOffer(offer: Fields, first: Fields | undefined, country: string | null): Offer | null {
  const shared = first && first !== offer ? currencyIn(lowerKeys(first), country) : null
  const price = priceIn(offer, { country, currency: shared }) ?? specifiedPrice(offer, shared, country)
  if (!price) return null
  return {
    ...price,
    identifiers: textsIn(offer, 'sku', 'productID', 'mpn', 'gtin', 'gtin13', '@id', 'identifier'),
    urls: textsIn(offer, 'url'),
  }
}

// Skips unit prices, which have a reference quantity, and old prices.
function specifiedPrice(offer: Fields, shared: string | null, country: string | null) {
  const currency = currencyIn(lowerKeys(offer), country) ?? shared
  const specified = listOf(offer['priceSpecification']).filter(isFields)
  const toPay = specified.filter(
    ({ priceType, referenceQuantity }) => !NOT_TO_PAY.test(String(priceType)) && !referenceQuantity,
  )
  for (const fields of toPay) {
    const price = priceIn(fields, { country, currency })
    if (price) return price
  }
  return null
}
