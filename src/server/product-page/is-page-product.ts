import type { Finding } from './findings-of-page.ts'
import { isProductHeading } from './visible/page-name.ts'
import { namesOf, textOf } from './page/page-text.ts'
import type { Page, PageNode } from './page/page-tree.ts'
import type { PageView } from './page-view.ts'
import { isShop } from './visible/product-name.ts'
import type { FactSource } from './product-reading.ts'
import { isNoContent } from './no-product-reason.ts'
import { anyOf, shopPhrases } from './page/shop-words.ts'

const PRODUCT_TYPE = /product|item/
const ARTICLE_TYPE = /^(article|blog|news)/
const MAX_AMOUNTS = 10
const MANY = 8
const GROUP_TYPE = /group|list|category/

/** True if a page is about one product: it has structured data of one, or a name with a price or a buy button. */
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
  // A list with unrecognized cards seems to have many prices of its own.
  const isOne = isProductHeading(view.page, headings)
  const isList = prices.amounts.size > MAX_AMOUNTS && !isOne
  const isText = ARTICLE_TYPE.test(meta.type) && !prices.isNamed
  // A sold-out product may have no price.
  const hasPrice = prices.main !== null || isOne
  return headings.heading !== null && hasPrice && !isList && !isText && (priced || canBuy())
}

// Some shops mark up a category as a product to show its rating: a name and a price range over many cards.
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

// Start of a buy button's text, in the languages of the shops.
const BUY_WORDS = new RegExp(`^${anyOf(shopPhrases.buy)}`, 'iu')
const BUY_TITLES =
  /(to|in|à|au|al|de|do|в)\s.{0,80}\b(cart|bag|basket|warenkorb|panier|carrito|cesta|carrello|winkelwagen|koszyka|корзину)\b/iu
const BUY_ACTIONS = /cart\/add|addtocart|add-to-cart|add_to_cart|basket\/add|checkout\/cart\/add/i
const BUY_NAMES =
  /add-?to-?(cart|bag|basket)|addtocart|addtobag|addtobasket|buy-?now|buy-?box|purchase-?button|in-?den-?warenkorb/i
const LONGEST = 60

/** True if a page has a buy button for its product; `isElsewhere` is true for buttons of other products. */
function hasBuyButton(page: Page, isElsewhere: (node: PageNode) => boolean): boolean {
  return page.nodes.some((node) => !node.hidden && isBuyButton(page, node) && !isElsewhere(node))
}

function isBuyButton(page: Page, node: PageNode): boolean {
  const { tag, attributes } = node
  if (tag === '') return false
  if (
    BUY_NAMES.test(namesOf(node)) ||
    BUY_ACTIONS.test(attributes.get('action') ?? attributes.get('name') ?? '')
  )
    return true
  if (!['button', 'input', 'a'].includes(tag)) return false
  const text =
    attributes.get('value') || textOf(page, node, { max: LONGEST }) || attributes.get('aria-label') || ''
  return BUY_WORDS.test(text.trim()) || BUY_TITLES.test(attributes.get('title') ?? '')
}
