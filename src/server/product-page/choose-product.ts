import type { ProductFacts } from './structured-data/product-facts.ts'
import { noFacts } from './structured-data/product-facts.ts'
import { shareOfWords, wordsOf } from './page/words.ts'

interface PageIdentity {
  readonly url: URL
  /** Addresses of `<link rel="canonical">` and `og:url`, absolute. */
  readonly addresses: readonly URL[]
  /** The page's heading and titles. */
  readonly names: readonly string[]
  /** The words of its address. */
  readonly slug: string
  /** The amounts shown for its product. */
  readonly amounts: ReadonlySet<string>
}

const SHORTEST_IDENTIFIER = 5

/**
 * Chooses the product that a page is about among the products in its data. Null if there is none: a list names many
 * products, an error page recommended ones. Products with the same name are variants of one product.
 */
export function chooseProduct(products: readonly ProductFacts[], page: PageIdentity): ProductFacts | null {
  const described = products.filter(
    ({ name, offers, images }) => name || offers.length > 0 || images.length > 0,
  )
  const groups = groupedByName(described, page.names)
  if (groups.length === 0) return null
  const rated = groups
    .map((group) => ({ group, rating: ratingOf(group, page) }))
    .toSorted((one, other) => other.rating - one.rating)
  const [best, second] = rated
  if (!best) return null
  // Names may be in two languages; a single product is the page's if the page shows its price.
  if (best.rating <= 0) return groups.length === 1 && isShown(best.group, page) ? best.group : null
  if (groups.length > 1 && best.rating < 1.6 && best.rating - (second?.rating ?? 0) < 0.4) return null
  return best.group
}

function isShown({ offers }: ProductFacts, { amounts }: PageIdentity): boolean {
  return offers.some(({ amount }) => amounts.has(amount))
}

/** The absolute addresses of some texts; invalid ones are dropped. */
export function addressesOf(texts: readonly (string | undefined)[], base: URL): URL[] {
  return texts.flatMap((text) => (text ? (URL.parse(text, base) ?? []) : []))
}

function ratingOf(product: ProductFacts, { url, addresses, names, slug }: PageIdentity): number {
  const own = [url, ...addresses].filter(({ pathname }) => pathname.length > 1)
  const named = Math.max(0, ...[...names, slug].map((name) => shareOfWords(product.name ?? '', name)))
  const paths = own.map(({ pathname }) => bare(pathname))
  const byUrl = product.urls.some((text) => {
    const path = bare(URL.parse(text, url)?.pathname ?? '')
    return path.length > 1 && paths.includes(path)
  })
  const words = new Set(own.flatMap(({ pathname, search }) => wordsOf(pathname + search)))
  const byIdentifier = [product, ...product.variants].some(({ identifiers }) =>
    identifiers.some(
      (identifier) => identifier.length >= SHORTEST_IDENTIFIER && words.has(identifier.toLowerCase()),
    ),
  )
  const unnamed = names.length === 0 ? 0.5 : 0
  return (
    (byUrl ? 1 : 0) +
    (byIdentifier ? 1 : 0) +
    named +
    unnamed +
    (product.offers.length > 0 ? 0.05 : 0) * (named + unnamed > 0 ? 1 : 0)
  )
}

/** Merges products whose names are equal or extend the page's name: 'Wool coat – red', 'Wool coat – blue'. */
function groupedByName(products: readonly ProductFacts[], pageNames: readonly string[]): ProductFacts[] {
  const stems = pageNames.map((name) => wordsOf(name)).filter((words) => words.length > 1)
  const groups = new Map<string, ProductFacts[]>()
  for (const product of products) {
    const words = wordsOf(product.name ?? '')
    const stem = stems.find((start) => start.every((word, place) => words[place] === word)) ?? words
    const key = stem.join(' ')
    const group = groups.get(key) ?? []
    groups.set(key, group)
    // A product named like the page goes first and represents the group.
    const place = words.length === stem.length ? group.findIndex(({ name }) => name !== product.name) : -1
    group.splice(place < 0 ? group.length : place, 0, product)
  }
  return [...groups.values()].map(merged)
}

function merged(group: readonly ProductFacts[]): ProductFacts {
  const [first = noFacts] = group
  if (group.length === 1) return first
  const firstOf = <Field extends 'brand' | 'category'>(field: Field) =>
    group.find((facts) => facts[field])?.[field] ?? null
  const shared = (field: 'color' | 'size') =>
    group.every((facts) => facts[field] === first[field]) ? first[field] : null
  return {
    ...first,
    brand: firstOf('brand'),
    category: firstOf('category'),
    color: shared('color'),
    size: shared('size'),
    offers: group.flatMap(({ offers }) => offers),
    images: group.flatMap(({ images }) => images),
    urls: group.flatMap(({ urls }) => urls),
    identifiers: group.flatMap(({ identifiers }) => identifiers),
    variants: [...group, ...group.flatMap(({ variants }) => variants)],
  }
}

function bare(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase()
}
