import { cleanText } from '../page/clean-text.ts'
import { currencyCode, currencyOfSign } from '../prices/currency-names.ts'
import type { Page } from '../page/page-tree.ts'
import { noFacts, type Offer, type ProductFacts } from './product-facts.ts'
import { readPrice, readStructuredPrice } from '../prices/read-price.ts'
import { wordList } from '../page/words.ts'

/** Facts from the `<meta>` elements of a page: OpenGraph, its product fields, and Twitter cards. */
export interface PageMeta {
  readonly facts: ProductFacts
  /** 'product', 'website', 'article'; '' if missing. */
  readonly type: string
  readonly siteName: string | null
}

// Sale prices first.
const PRICES = wordList(
  'product:sale_price:amount product:price:amount og:price:amount product:price og:price twitter:data:price',
)
const CURRENCIES = wordList(
  'product:sale_price:currency product:price:currency og:price:currency product:currency og:currency currency pricecurrency',
)
const IMAGES = wordList('og:image:secure_url og:image og:image:url twitter:image twitter:image:src thumbnail')

/** Reads the `<meta>` elements of a page; `country` determines the meaning of '$'. */
export function readMeta(page: Page, country: string | null): PageMeta {
  const contents = contentsOf(page)
  const first = (...names: readonly string[]) => {
    for (const name of names) {
      const text = contents.get(name)?.map(cleanText).find(Boolean)
      if (text) return text
    }
    return null
  }
  const facts: ProductFacts = {
    ...noFacts,
    name: first('og:title', 'twitter:title', 'product:name', 'product:title'),
    brand: first('product:brand', 'og:brand', 'product:brand_name', 'brand', 'twitter:brand'),
    offers: offersOf(contents, country),
    images: IMAGES.flatMap((name) => contents.get(name) ?? []),
    color: first('product:color', 'product:colour', 'og:color'),
    size: first('product:size'),
    category: first('product:category', 'og:category'),
    identifiers: ['product:retailer_item_id', 'product:sku'].flatMap((name) => contents.get(name) ?? []),
    urls: contents.get('og:url') ?? [],
  }
  return {
    facts,
    type: first('og:type')?.toLowerCase() ?? '',
    siteName: first('og:site_name', 'og:site-name', 'application-name'),
  }
}

function contentsOf(page: Page): Map<string, string[]> {
  const contents = new Map<string, string[]>()
  for (const { tag, attributes } of page.nodes) {
    if (tag !== 'meta') continue
    const content = attributes.get('content')?.trim()
    const name = (attributes.get('property') ?? attributes.get('name'))?.trim().toLowerCase()
    if (name && content) contents.set(name, [...(contents.get(name) ?? []).slice(0, 20), content])
  }
  return contents
}

function offersOf(contents: ReadonlyMap<string, string[]>, country: string | null): Offer[] {
  const [written] = CURRENCIES.flatMap((name) => contents.get(name) ?? [])
  const currency = written ? (currencyCode(written) ?? currencyOfSign(written, country)) : null
  const hints = { country, currency }
  const prices = PRICES.flatMap((name) => contents.get(name) ?? []).map((text) =>
    readStructuredPrice(text, hints),
  )
  // A Twitter card has `label1: 'Price', data1: '74,95 €'` in the language of the shop.
  const cards = [...contents].flatMap(([name, texts]) =>
    /^twitter:data\d$/.test(name)
      ? texts.map((text) => (/\p{Sc}|[A-Z]{3}/u.test(text) ? readPrice(text, hints) : null))
      : [],
  )
  const found = [...prices, ...cards.map((price) => (price?.currency ? price : null))]
  return found.flatMap((price) => (price ? [{ ...price, identifiers: [], urls: [] }] : []))
}
