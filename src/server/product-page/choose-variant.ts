import type { Offer, ProductFacts } from './structured-data/product-facts.ts'
import { wordsOf } from './page/words.ts'

/** The variant that an address requests. */
export interface LinkChoice {
  readonly url: URL
  /** The color in the address, or null. */
  readonly color: string | null
  readonly size: string | null
}

const COLOR_KEY = /colou?r|farbe|couleur|^col$|kleur|colore/i
const SIZE_KEY = /^(size|groesse|taille|talla|taglia|maat)$|_size$|selectedsize/i
const SHORTEST_ID = 4

/** Reads the variant from an address: `?color=Red`, `?dwvar_123_color=Black`, `#color=red`. */
export function choiceOfLink(url: URL): LinkChoice {
  const pairs = [...url.searchParams, ...new URLSearchParams(url.hash.slice(1))]
  const valueOf = (key: RegExp) => {
    const value = pairs.find(([name]) => key.test(name))?.[1] ?? ''
    // '12185160_Black_830048': the numbers are the shop's ids.
    const words = value.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
    return words.length > 0 && value.length <= 60 ? words.join(' ') : null
  }
  const sizeText = pairs.find(([name]) => SIZE_KEY.test(name))?.[1]?.trim() ?? ''
  return { url, color: valueOf(COLOR_KEY), size: /^[\w./ -]{1,12}$/.test(sizeText) ? sizeText : null }
}

/**
 * Returns the product with the price, pictures, color and size of the variant that its link requests. Without such a
 * request, the variant on the page's shared picture is used.
 */
export function applyVariant(
  product: ProductFacts,
  choice: LinkChoice,
  sharedPicture: string | null = null,
): ProductFacts {
  const wanted = idsOf(choice.url)
  const isWanted = (facts: { identifiers: readonly string[]; urls: readonly string[] }) =>
    facts.identifiers.some((id) => wanted.has(id.toLowerCase())) ||
    facts.urls.some((text) => sharesId(text, wanted))
  const variant =
    (wanted.size > 0 ? product.variants.find(isWanted) : undefined) ??
    (choice.color
      ? product.variants.find(({ color }) => color && isSameColor(color, choice.color ?? ''))
      : variantOfPicture(product, sharedPicture))
  if (!variant) {
    const offers = wanted.size > 0 ? product.offers.filter(isWanted) : []
    return withOffers(product, offers.length > 0 ? offers : offersOfAll(product))
  }
  const isById = wanted.size > 0 && isWanted(variant)
  return {
    ...product,
    name: product.name ?? variant.name,
    brand: product.brand ?? variant.brand,
    offers: variant.offers.length > 0 ? variant.offers : product.offers,
    images: [...variant.images, ...product.images],
    color: variant.color ?? product.color,
    // A variant chosen by color doesn't determine the size.
    size: isById ? variant.size : product.size,
  }
}

/** The variant whose color a picture shows; undefined for several colors or none. */
function variantOfPicture({ variants }: ProductFacts, picture: string | null): ProductFacts | undefined {
  const file = picture ? fileOf(picture) : ''
  const shown = file ? variants.filter(({ images }) => images.some((image) => fileOf(image) === file)) : []
  const colors = new Set(shown.map(({ color }) => color))
  return colors.size === 1 && shown.length < variants.length ? shown[0] : undefined
}

function fileOf(address: string): string {
  return address.split(/[?#]/)[0]?.split('/').at(-1)?.toLowerCase() ?? ''
}

function offersOfAll(product: ProductFacts): readonly Offer[] {
  return product.offers.length > 0 ? product.offers : product.variants.flatMap(({ offers }) => offers)
}

function withOffers(product: ProductFacts, offers: readonly Offer[]): ProductFacts {
  const images = product.images.length > 0 ? product.images : (product.variants[0]?.images ?? [])
  const colors = new Set(product.variants.map(({ color }) => color))
  const [color = null] = colors.size === 1 ? colors : []
  return {
    ...product,
    offers,
    images,
    color: product.color ?? color,
    name: product.name ?? product.variants[0]?.name ?? null,
  }
}

/** Numbers and codes in a query or fragment that may identify a variant: `?variant=4012`, `#sku-99`. */
function idsOf(url: URL): Set<string> {
  const values = [...url.searchParams.values(), ...url.hash.slice(1).split(/[=&,/-]/)]
  return new Set(
    values
      .map((value) => value.trim().toLowerCase())
      .filter((value) => value.length >= SHORTEST_ID && /\d/.test(value)),
  )
}

function sharesId(address: string, wanted: ReadonlySet<string>): boolean {
  const url = URL.parse(address, 'https://shop.invalid')
  return url ? [...idsOf(url)].some((id) => wanted.has(id)) : false
}

function isSameColor(one: string, other: string): boolean {
  return wordsOf(one).join('') === wordsOf(other).join('')
}
