import { addressesOf, chooseProduct } from './choose-product.ts'
import { applyVariant } from './choose-variant.ts'
import { labeledValues } from './visible/labeled-values.ts'
import { brandBeforeName, shownBrand } from './visible/page-brand.ts'
import type { PageView } from './page-view.ts'
import { noFacts, type ProductFacts } from './structured-data/product-facts.ts'
import { nameOfTitle } from './visible/product-name.ts'
import { wordsOfAddress } from './page/words.ts'
import type { FactSource } from './product-reading.ts'
import { readEmbeddedState } from './structured-data/read-embedded-state.ts'
import { readJsonLd } from './structured-data/read-json-ld.ts'
import { readMicrodata } from './structured-data/read-microdata.ts'
import { shownPictures } from './visible/shown-pictures.ts'

/** The facts of one source. */
export interface Finding {
  readonly source: FactSource
  readonly facts: ProductFacts
}

/** The facts of every source on a page, most trusted first. */
export function findingsOfPage(view: PageView): Finding[] {
  const { page, country, choice, meta, headings } = view
  const names = ownNames(view)
  const identity = {
    url: view.url,
    addresses: ownAddresses(view),
    names: namesToCompare(view),
    slug: wordsOfAddress(view.url),
    amounts: view.prices.amounts,
  }
  const marked: Finding[] = [
    { source: 'json-ld' as const, facts: chooseProduct(readJsonLd(page, country), identity) },
    { source: 'microdata' as const, facts: chooseProduct(readMicrodata(page, country), identity) },
  ].flatMap(({ source, facts }) =>
    facts ? [{ source, facts: applyVariant(facts, choice, meta.facts.images[0]) }] : [],
  )
  const known = [...marked.flatMap(({ facts }) => facts.name ?? []), ...names]
  const state = readEmbeddedState(page, known, country)
  const [name = headings.heading?.text ?? ''] = known
  return [
    ...marked,
    { source: 'opengraph', facts: { ...meta.facts, name: nameIn(meta.facts.name, view) } },
    ...state.map((facts) => ({ source: 'embedded-state' as const, facts })),
    { source: 'page', facts: shownFacts(view, name) },
  ]
}

function shownFacts({ page, zones, prices, headings, meta, ...view }: PageView, name: string): ProductFacts {
  const labeled = labeledValues(page, zones)
  const heading = headings.heading?.node ?? null
  const titles = [headings.title, meta.facts.name].filter((title) => title !== null)
  return {
    ...noFacts,
    name: headings.heading?.text ?? (headings.title && nameOfTitle(headings.title, view.shops)),
    brand: shownBrand(page, heading, zones) ?? labeled.get('brand') ?? brandBeforeName(page, name, titles),
    offers: prices.main ? [{ ...prices.main, identifiers: [], urls: [] }] : [],
    images: shownPictures(page, { name, heading, zones }),
    color: labeled.get('color') ?? null,
    size: labeled.get('size') ?? null,
  }
}

/** The names of the page's product: its heading, and its titles without the shop's name. */
function ownNames(view: PageView): string[] {
  const { headings, meta } = view
  const titles = [meta.facts.name, headings.title].map((title) => nameIn(title, view))
  return [headings.heading?.text ?? null, ...titles].filter((name) => name !== null)
}

// Includes whole titles, since a product's name may contain the shop's.
function namesToCompare(view: PageView): string[] {
  const { headings, meta } = view
  const others = [...headings.texts, headings.title, meta.facts.name]
  return [...ownNames(view), ...others].filter((name) => name !== null)
}

function nameIn(title: string | null, { shops }: PageView): string | null {
  return title && nameOfTitle(title, shops)
}

function ownAddresses({ page, meta, base }: PageView): URL[] {
  const canonical = page.nodes.find(
    ({ tag, attributes }) => tag === 'link' && attributes.get('rel')?.toLowerCase() === 'canonical',
  )
  return addressesOf([canonical?.attributes.get('href'), ...meta.facts.urls], base)
}
