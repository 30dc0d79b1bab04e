import { choiceOfLink, type LinkChoice } from './choose-variant.ts'
import { readHeadings, type PageHeadings } from './visible/page-name.ts'
import { parsePage, type Page } from './page/page-tree.ts'
import { readZones, type PageZones } from './page/page-zones.ts'
import { namesOfShop } from './visible/product-name.ts'
import { readMeta, type PageMeta } from './structured-data/read-meta.ts'
import { shopCountry } from './shop-country.ts'
import { visiblePrices, type VisiblePrices } from './prices/visible-price.ts'

/** A parsed page with the values that all strategies share. */
export interface PageView {
  readonly page: Page
  readonly url: URL
  /** Base of relative addresses. */
  readonly base: URL
  /** Two lowercase letters, or null. */
  readonly country: string | null
  readonly meta: PageMeta
  readonly headings: PageHeadings
  /** Names of the shop. */
  readonly shops: readonly string[]
  readonly zones: PageZones
  readonly prices: VisiblePrices
  readonly choice: LinkChoice
}

/** Parses a page. */
export function viewPage({ html, url }: { html: string; url: URL }): PageView {
  const page = parsePage(html)
  const country = shopCountry(page, url)
  const meta = readMeta(page, country)
  const shops = namesOfShop(meta.siteName, url)
  const headings = readHeadings(page, { metaTitle: meta.facts.name, shops })
  const heading = headings.heading?.node ?? null
  const zones = readZones(page, heading)
  return {
    page,
    url,
    base: baseOf(page, url),
    country,
    meta,
    headings,
    shops,
    zones,
    prices: visiblePrices(page, { heading, zones, country }),
    choice: choiceOfLink(url),
  }
}

function baseOf(page: Page, url: URL): URL {
  const base = page.nodes.find(({ tag, attributes }) => tag === 'base' && attributes.has('href'))
  return URL.parse(base?.attributes.get('href') ?? '', url) ?? url
}
