import { hasBuyButton } from './buy-button.ts'
import type { Finding } from './findings-of-page.ts'
import type { PageView } from './page-view.ts'
import { isShop } from './product-name.ts'
import type { FactSource } from './product-reading.ts'
import { isProductHeading } from './page-name.ts'
import { isNoContent } from './refusal-of-page.ts'

const PRODUCT_TYPE = /product|item/
const ARTICLE_TYPE = /^(article|blog|news)/
const MOST_AMOUNTS = 10
const MANY = 8
const GROUP_TYPE = /group|list|category/

/** True where a page is about one product: it marks one up, or says so and shows a name with a price and a button. */
export function isPageProduct(view: PageView, findings: readonly Finding[]): boolean {
  const { headings, meta, prices, shops } = view
  const has = (...sources: readonly FactSource[]) => findings.some(({ source }) => sources.includes(source))
  if (has('json-ld', 'microdata'))
    return findings.some(({ facts }) => facts.name) && !isOfList(view, findings)
  if (isNoContent(headings)) return false
  const name = headings.heading?.text ?? meta.facts.name
  if (!name || isShop(name, shops)) return false
  const isMarked = PRODUCT_TYPE.test(meta.type) && !GROUP_TYPE.test(meta.type)
  const priced = findings.some(({ source, facts }) => source !== 'page' && facts.offers.length > 0)
  const canBuy = () => hasBuyButton(view.page, (node) => view.zones.isElsewhere(node))
  if (isMarked || meta.facts.offers.length > 0) return priced || prices.main !== null || canBuy()
  // A list whose cards look like nothing known shows many prices as its own.
  const isOne = isProductHeading(view.page, headings)
  const isList = prices.amounts.size > MOST_AMOUNTS && !isOne
  const isText = ARTICLE_TYPE.test(meta.type) && !prices.isNamed
  // What is sold out may have no price.
  const hasPrice = prices.main !== null || isOne
  return headings.heading !== null && hasPrice && !isList && !isText && (priced || canBuy())
}

// Some shops mark up a whole category as a product, for its stars: a name and a span of prices over many cards.
function isOfList(view: PageView, findings: readonly Finding[]): boolean {
  const marked = findings.filter(({ source }) => source === 'json-ld' || source === 'microdata')
  const isBare = marked.every(
    ({ facts }) => !facts.brand && facts.images.length === 0 && facts.identifiers.length === 0,
  )
  return (
    isBare &&
    view.prices.elsewhere >= MANY &&
    !hasBuyButton(view.page, (node) => view.zones.isElsewhere(node))
  )
}
