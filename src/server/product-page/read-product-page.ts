import type { ClosetCategory } from '../../contract/closet/closet.ts'
import { garmentKinds, type GarmentKind } from '../../domain/closet/garment-kinds.ts'
import { readGarmentKind } from '../../domain/closet/read-garment-kind.ts'
import { choosePrice } from './choose-price.ts'
import { colorInEnglish, colorOfText } from './color-of-text.ts'
import { currencyOfPlace } from './prices/currency-names.ts'
import { findingsOfPage, type Finding } from './findings-of-page.ts'
import { isPageProduct } from './is-page-product.ts'
import { knownBrandIn } from './known-brands.ts'
import { viewPage, type PageView } from './page-view.ts'
import { pictureUrls } from './picture-urls.ts'
import type { ProductFacts } from './structured-data/product-facts.ts'
import { isShop } from './visible/product-name.ts'
import type { ProductReading, FactSource } from './product-reading.ts'
import { isRobotCheck, noProductReason } from './no-product-reason.ts'
import { wordsOfAddress } from './page/words.ts'

const ROBOT_CHECK = 'The shop answered with a check for robots instead of the product.'

interface Found {
  readonly value: string
  readonly source: FactSource
}

/** Reads the facts of a shop page about its product, with their sources, or the reason why it is not a product page. */
export function readProductPage(input: { html: string; url: URL }): ProductReading {
  const view = viewPage(input)
  const findings = findingsOfPage(view)
  const name = isPageProduct(view, findings) ? nameOf(findings, view) : null
  if (!name) {
    if (isRobotCheck(view.page, view.headings))
      return { product: false, isBlocked: true, reason: ROBOT_CHECK }
    const reason = noProductReason(view.page, view.headings, {
      type: view.meta.type,
      elsewhere: view.prices.elsewhere,
    })
    return { product: false, reason }
  }
  const brand =
    firstIn(findings, ({ brand: found }) => found) ?? ownBrand(findings, view) ?? brandInName(name.value)
  const price = choosePrice(findings, view.prices)
  const currency = price ? currencyOf(price, findings, view) : null
  const color = colorOf(findings, view, name.value)
  const size = sizeOf(findings, view)
  const pictures = picturesOf(findings, view, name.value)
  const garment = garmentOf([
    ['name', name.value],
    ...findings.map(({ source, facts }) => [source, facts.category] as const),
    ['address', wordsOfAddress(view.url)],
  ])
  return {
    product: true,
    name: name.value,
    brand: brand?.value ?? null,
    price: price?.amount ?? null,
    currency: currency?.value ?? null,
    imageUrls: pictures.urls,
    color: color?.value ?? null,
    size: size?.value ?? null,
    category: garment.category,
    kind: garment.kind,
    sources: {
      name: name.source,
      brand: brand?.source ?? null,
      price: price?.source ?? null,
      currency: currency?.source ?? null,
      image: pictures.source,
      color: color?.source ?? null,
      size: size?.source ?? null,
      category: garment.source,
    },
  }
}

/**
 * The name from the most trusted source. The page's heading takes precedence over titles, which are written for search
 * engines and shared links ('Acme Sock – green | Shop').
 */
function nameOf(findings: readonly Finding[], { shops, headings }: PageView): Found | null {
  const marked = findings.filter(({ source }) => source === 'json-ld' || source === 'microdata')
  const titled = findings.find(({ source }) => source === 'opengraph')?.facts.name ?? null
  const usable = ({ name }: ProductFacts) => (name && !isShop(name, shops) ? name : null)
  const heading =
    headings.heading && !isShop(headings.heading.text, shops)
      ? shortened(headings.heading.text, titled)
      : null
  return (
    firstIn(marked, usable) ??
    (heading ? { value: heading, source: 'page' } : null) ??
    firstIn(findings, usable)
  )
}

// A heading may have additional text: 'Wool coat Details'.
function shortened(heading: string, title: string | null): string {
  const isMostOfIt =
    title && heading.includes(title) && title.includes(' ') && title.length > heading.length * 0.6
  return isMostOfIt ? title : heading
}

function ownBrand(findings: readonly Finding[], { meta }: PageView): Found | null {
  const isOwn = findings.some(({ facts }) => facts.isBrandUnfilled)
  return isOwn && meta.siteName ? { value: meta.siteName, source: 'opengraph' } : null
}

function brandInName(name: string): Found | null {
  const value = knownBrandIn(name)
  return value ? { value, source: 'name' } : null
}

/** The currency next to the price, else of another price of the page, else of the shop's country. */
function currencyOf(
  price: { amount: string; currency: string | null; source: FactSource },
  findings: readonly Finding[],
  { country, prices }: PageView,
): Found | null {
  if (price.currency) return { value: price.currency, source: price.source }
  const same = findings.flatMap(({ source, facts }) =>
    facts.offers.flatMap(({ currency }) => (currency ? [{ value: currency, source }] : [])),
  )
  if (same[0]) return same[0]
  if (prices.main?.currency) return { value: prices.main.currency, source: 'page' }
  const local = currencyOfPlace(country)
  return local ? { value: local, source: 'address' } : null
}

function colorOf(findings: readonly Finding[], { choice, url }: PageView, name: string): Found | null {
  const chosen = choice.color && colorOfText(choice.color) ? choice.color : null
  if (chosen) return { value: colorInEnglish(chosen), source: 'address' }
  const given = firstIn(findings, ({ color }) => color)
  if (given) return { value: colorInEnglish(given.value), source: given.source }
  const named = colorOfText(name)
  if (named) return { value: named, source: 'name' }
  const addressed = colorOfText(wordsOfAddress(url))
  return addressed ? { value: addressed, source: 'address' } : null
}

function sizeOf(findings: readonly Finding[], { choice }: PageView): Found | null {
  return choice.size ? { value: choice.size, source: 'address' } : firstIn(findings, ({ size }) => size)
}

/** The pictures, most trusted source first. If the link requests a color, files named after it come first. */
function picturesOf(findings: readonly Finding[], { base, choice }: PageView, name: string) {
  const addresses = findings.flatMap(({ facts }) => facts.images)
  const color = choice.color?.toLowerCase().replaceAll(' ', '') ?? ''
  const isWanted = (address: string) =>
    address
      .toLowerCase()
      .replaceAll(/[-_ ]|%20/g, '')
      .includes(color)
  const wanted = color ? addresses.filter(isWanted) : []
  const urls = pictureUrls([...wanted, ...addresses], base, name)
  const [first = ''] = urls
  const source =
    findings.find(({ facts }) => pictureUrls(facts.images, base, name).some((url) => isSamePath(url, first)))
      ?.source ?? null
  return { urls, source }
}

function isSamePath(one: string, other: string): boolean {
  return URL.parse(one)?.pathname === URL.parse(other)?.pathname
}

function firstIn(findings: readonly Finding[], read: (facts: ProductFacts) => string | null): Found | null {
  for (const { source, facts } of findings) {
    const value = read(facts)
    if (value) return { value, source }
  }
  return null
}

export interface GarmentRead {
  readonly kind: GarmentKind | null
  readonly category: ClosetCategory | null
  readonly source: FactSource | null
}

/** The garment named by the first text that names one, with the source of that text. */
function garmentOf(texts: readonly (readonly [source: FactSource, text: string | null])[]): GarmentRead {
  for (const [source, text] of texts) {
    const kind = text ? readGarmentKind(text) : null
    if (kind) return { kind, source, category: garmentKinds.find(({ id }) => id === kind)?.category ?? null }
  }
  return { kind: null, category: null, source: null }
}
