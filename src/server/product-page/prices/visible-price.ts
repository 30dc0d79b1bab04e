import type { Page, PageNode } from '../page/page-tree.ts'
import { ancestorsOf, namesOf } from '../page/page-text.ts'
import type { PageZones } from '../page/page-zones.ts'
import { isOtherPrice, readPrice, type Price } from './read-price.ts'
import { anyOf, shopClassNames } from '../page/shop-words.ts'

const PRICE_NAMES =
  /price|preis|prix|precio|prezzo|preco|prijs|cena|pris\b|fiyat|ár\b|hinta|цена|cost|amount/i
const NOW_NAMES =
  /current|sale|now|our|final|main|special|buy|actual|sell|offer|discounted|product-?price|prod_?price|total|lowest/i
const OLD_NAMES =
  /(^|[-_ ])(old|was|strike\w*|striked|rrp|uvp|msrp|crossed|savings?|save|you-?save|percent\w*|discount-?(amount|percent\w*|badge|label))($|[-_ ])|old-?_?price|price-{0,2}_{0,2}old|was-?price|(list|crossed|compare(at)?|before|previous|strikethrough|stroke)-?_?price|price-{0,2}_{0,2}(before|crossed|compare\w*|strike\w*|previous|was)/i
// Names of the only price of a regular piece, or of the old price of a piece on sale.
const DOUBTFUL_NAMES =
  /(regular|standard|original|retail|normal|full|initial|first|base|list)[-_]{0,2}(price|preis|prix|precio|prezzo)|(price|preis|prix|precio|prezzo)\w*[-_]{1,2}(regular|standard|original|retail|normal|full|initial|base|list)($|[-_ ])/i
const OTHER_NAMES = new RegExp(anyOf(shopClassNames.otherPrice), 'i')
const FRACTION_NAMES =
  /fraction|cents?\b|decimals?|centavos|centimes|kop|superscript|rightend|price-?end|minor/i
const OLD_TAGS = new Set(['del', 's', 'strike'])
const MAX_CANDIDATES = 1_500
const LARGEST_SUBTREE = 40
const LONGEST_TEXT = 90
const MAX_LETTERS = 14
const MAX_CLIMBED = 8

/** A visible price; a higher `rating` is more likely the product's. */
interface ShownPrice extends Price {
  readonly node: PageNode
  readonly rating: number
  readonly isElsewhere: boolean
}

export interface VisiblePrices {
  /** The price of the product, or null if none stands out. */
  readonly main: Price | null
  /** True if its element is named a price, as in shops, and not plain text with an amount. */
  readonly isNamed: boolean
  /** All amounts shown for the product itself. */
  readonly amounts: ReadonlySet<string>
  /** Number of prices of other products. */
  readonly elsewhere: number
}

/** The visible prices of a page, without old prices, unit prices and instalments. */
export function visiblePrices(
  page: Page,
  { heading, zones, country }: { heading: PageNode | null; zones: PageZones; country: string | null },
): VisiblePrices {
  const shown: ShownPrice[] = []
  let looked = 0
  for (const node of page.nodes) {
    if (!mayShowPrice(node) || looked++ > MAX_CANDIDATES * 20) continue
    const price = priceOf(page, node, country)
    if (!price) continue
    const isElsewhere = zones.isElsewhere(node)
    shown.push({ ...price, node, isElsewhere, rating: ratingOf(node, price, heading) })
    if (shown.length >= MAX_CANDIDATES) break
  }
  const own = innermost(shown.filter((price) => !price.isElsewhere))
  const [best] = own.toSorted((one, other) => other.rating - one.rating)
  const isOnlyOne = new Set(own.map(({ amount }) => amount)).size === 1
  return {
    main: best && (best.rating > 0 || isOnlyOne) ? { amount: best.amount, currency: best.currency } : null,
    isNamed: Boolean(best && closeParts(best.node).some(namesSayPrice)),
    amounts: new Set(own.map(({ amount }) => amount)),
    elsewhere: innermost(shown).length - own.length,
  }
}

function mayShowPrice({ tag, hidden, index, end }: PageNode): boolean {
  return tag !== '' && !hidden && end > index + 1 && end - index <= LARGEST_SUBTREE
}

function priceOf(page: Page, node: PageNode, country: string | null): Price | null {
  const text = priceTextOf(page, node)
  if (text.length > LONGEST_TEXT || !/\p{Nd}/u.test(text) || isOtherPrice(text)) return null
  const price = readPrice(text, { country })
  if (!price) return null
  const named = namesSayPrice(node) || namesSayPrice(node.parent)
  // Without a currency, a number is a price only if its element is named so and has no other text.
  if (!price.currency && !(named && /^[\p{Nd}\s.,'’-]+$/u.test(text))) return null
  // 'We paid €50 for ours' is a sentence.
  if (!named && (text.match(/\p{L}/gu)?.length ?? 0) > MAX_LETTERS) return null
  return isOldOrOther(node) ? null : price
}

/** The text of a price; cents in their own element are joined: `<b>$229</b><sup>99</sup>` is '$229.99'. */
function priceTextOf(page: Page, node: PageNode): string {
  let text = ''
  for (let at = node.index + 1; at < node.end && text.length <= LONGEST_TEXT;) {
    const part = page.nodes[at]
    if (!part) break
    if (part.hidden || isStruck(part) || (part.tag !== '' && OLD_NAMES.test(namesOf(part)))) {
      at = part.end
      continue
    }
    const piece = part.text.replaceAll(/\s+/g, ' ')
    const isCents =
      /^\s*\d{2}\s*$/.test(piece) && /\d\s*$/.test(text) && part.parent !== node && isFraction(part.parent)
    // '12.999' already has a point, so its cents follow a comma.
    text += isCents ? `${text.includes('.') ? ',' : '.'}${piece.trim()}` : piece
    at++
  }
  return text.trim()
}

function isFraction(node: PageNode | null): boolean {
  return Boolean(node && (node.tag === 'sup' || FRACTION_NAMES.test(namesOf(node))))
}

function isOldOrOther(node: PageNode): boolean {
  let climbed = 0
  for (const part of [node, ...ancestorsOf(node)]) {
    if (climbed++ >= MAX_CLIMBED) return false
    const names = namesOf(part)
    if (isStruck(part) || OTHER_NAMES.test(names)) return true
    if (climbed <= 3 && OLD_NAMES.test(names)) return true
  }
  return false
}

function isStruck({ tag, attributes }: PageNode): boolean {
  return (
    OLD_TAGS.has(tag) ||
    attributes.get('data-a-strike') === 'true' ||
    /line-through/i.test(attributes.get('style') ?? '')
  )
}

function namesSayPrice(node: PageNode | null): boolean {
  if (!node) return false
  const { attributes } = node
  return (
    attributes.get('itemprop') === 'price' || attributes.has('data-price') || PRICE_NAMES.test(namesOf(node))
  )
}

function closeParts(node: PageNode): PageNode[] {
  return [node, ...ancestorsOf(node)].slice(0, 3)
}

function ratingOf(node: PageNode, price: Price, heading: PageNode | null): number {
  const names = closeParts(node).map(namesOf).join(' ')
  const named = PRICE_NAMES.test(names) ? 2 : 0
  const now = NOW_NAMES.test(names) ? 1 : 0
  const currency = price.currency ? 1 : 0
  const doubt = DOUBTFUL_NAMES.test(names) ? -1 : 0
  if (!heading) return named + now + currency + doubt - 1
  const away = node.index - heading.index
  const distance = away >= 0 ? away / 250 : -away / 60
  return named + now + currency + doubt + 2 - Math.min(5, distance)
}

/** Of nested elements with the same amount, keeps the inner one, or the outer one if only it has the currency. */
function innermost(shown: readonly ShownPrice[]): ShownPrice[] {
  return shown.filter((price, place) => {
    const [before, next] = [shown[place - 1], shown[place + 1]]
    if (isWithin(price, next) && (next?.currency || !price.currency)) return false
    return !(isWithin(before, price) && before?.currency && !price.currency)
  })
}

function isWithin(outer: ShownPrice | undefined, inner: ShownPrice | undefined): boolean {
  return Boolean(outer && inner && inner.node.index < outer.node.end && inner.amount === outer.amount)
}
