import { embeddedValues } from './embedded-values.ts'
import type { Page } from '../page/page-tree.ts'
import { noFacts, type ProductFacts } from './product-facts.ts'
import { currencyIn, lowerKeys, priceIn } from './schema-offers.ts'
import { schemaText } from './schema-text.ts'
import { isFields, listOf, walkObjects, type Fields } from '../page/walk-objects.ts'
import { shareOfWords, wordList } from '../page/words.ts'

const NAMES = wordList(
  'name productname product_name item_name displayname title producttitle pr_name longname',
)
const BRANDS = wordList(
  'brand brandname brand_name item_brand productbrand product_brand manufacturer vendor designer designername',
)
const COLORS = wordList('color colour colorname colourname color_name selectedcolor item_variant maincolor')
const PRICES = wordList(
  'prices pricing priceinfo pricedata item_price product_price productprice unitprice price_amount',
)
const CATEGORIES = wordList('category categoryname item_category producttype product_type categories')
const IDENTIFIERS = wordList('sku id productid item_id code styleid mpn ean')
const IMAGES = wordList('image images imageurl image_url mainimage primaryimage media')
const MAX_OBJECTS = 60_000
const MAX_PRODUCTS = 40
const MAX_IMAGES = 60

/**
 * Reads the products in a page's embedded state whose names share most words with the page's `names`. State follows no
 * standard and contains many products, so only those are taken for the page's own.
 */
export function readEmbeddedState(
  page: Page,
  names: readonly string[],
  country: string | null,
): ProductFacts[] {
  const found: ProductFacts[] = []
  for (const value of embeddedValues(page)) {
    const currency = currencyNear(value, country)
    for (const fields of walkObjects(value, { most: MAX_OBJECTS, depth: 30 })) {
      const facts = factsOfState(fields, names, { country, currency })
      if (facts) found.push(facts)
      if (found.length >= MAX_PRODUCTS) return found
    }
  }
  return found
}

function factsOfState(
  fields: Fields,
  names: readonly string[],
  hints: { country: string | null; currency: string | null },
): ProductFacts | null {
  const lower = lowerKeys(fields)
  const name = firstText(lower, NAMES)
  if (!name || name.length < 3 || !names.some((own) => isSame(name, own))) return null
  const price = priceOf(fields, lower, hints)
  const brand = firstText(lower, BRANDS)
  if (!price && !brand) return null
  return {
    ...noFacts,
    name,
    // Data layers use codes for brands: '1042', 'jj'.
    brand: brand && !/^(\d+|[a-z]{1,3})$/.test(brand) ? brand : null,
    offers: price ? [{ ...price, identifiers: [], urls: [] }] : [],
    color: textAlone(lower, COLORS),
    category: firstText(lower, CATEGORIES),
    identifiers: IDENTIFIERS.flatMap((key) => schemaText(lower.get(key)) ?? []),
    images: IMAGES.flatMap((key) => addressesOf(lower.get(key))),
  }
}

function isSame(name: string, own: string): boolean {
  return shareOfWords(name, own) >= 0.75 && shareOfWords(own, name) >= 0.5
}

function priceOf(
  fields: Fields,
  lower: ReadonlyMap<string, unknown>,
  hints: { country: string | null; currency: string | null },
) {
  const own = priceIn(fields, hints)
  if (own) return own
  for (const key of PRICES) {
    const value = lower.get(key)
    const price = isFields(value) ? priceIn(value, hints) : priceIn({ price: value }, hints)
    if (price) return price
  }
  return null
}

// Data layers state the currency once, around their products.
function currencyNear(value: unknown, country: string | null): string | null {
  for (const fields of walkObjects(value, { most: 2_000, depth: 6 })) {
    const currency = currencyIn(lowerKeys(fields), country)
    if (currency) return currency
  }
  return null
}

function firstText(lower: ReadonlyMap<string, unknown>, keys: readonly string[]): string | null {
  for (const key of keys) {
    const text = schemaText(lower.get(key))
    if (text) return text
  }
  return null
}

// A list of colors is a choice, not a fact about the product.
function textAlone(lower: ReadonlyMap<string, unknown>, keys: readonly string[]): string | null {
  return firstText(
    new Map(keys.flatMap((key) => (Array.isArray(lower.get(key)) ? [] : [[key, lower.get(key)]]))),
    keys,
  )
}

function addressesOf(value: unknown): string[] {
  const objects = [...walkObjects(value, { most: MAX_IMAGES, depth: 4 })]
  return [...listOf(value), ...objects.flatMap(({ url, src, href }) => [url, src, href])].flatMap((text) =>
    typeof text === 'string' && /^(https?:)?\/\/|^\/\w/.test(text) ? [text] : [],
  )
}
