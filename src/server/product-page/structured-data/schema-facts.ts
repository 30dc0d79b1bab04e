import { isUnfilled } from '../page/clean-text.ts'
import type { ProductFacts } from './product-facts.ts'
import { offersOf } from './schema-offers.ts'
import { textIn, textsIn } from './schema-text.ts'
import { isFields, listOf, type Fields } from '../page/walk-objects.ts'
import { wordList } from '../page/words.ts'

const MAX_VARIANTS = 300
const IDENTIFIERS = wordList('sku productID productId mpn model gtin gtin8 gtin12 gtin13 gtin14 id @id')
const COLOR_NAMES = /^(colou?r|farbe|couleur|colore|kleur|cor|kolor|färg|farve|farge|väri|цвет)$/i
const SIZE_NAMES = /^(size|größe|taille|talla|taglia|maat|tamanho|rozmiar|storlek|størrelse|koko|размер)$/i

/** The facts of a schema.org product, from JSON-LD or microdata. */
export function factsOfSchema(product: Fields, country: string | null): ProductFacts {
  const offers = offersOf(product, country)
  return {
    name: textIn(product, 'name'),
    brand: brandOf(product),
    isBrandUnfilled: textsIn(product, 'brand').some(isUnfilled),
    offers,
    images: imagesOf(product),
    color: textIn(product, 'color', 'colour') ?? propertyOf(product, COLOR_NAMES),
    size: textIn(product, 'size') ?? propertyOf(product, SIZE_NAMES),
    category: textsIn(product, 'category').join(' / ') || null,
    identifiers: textsIn(product, ...IDENTIFIERS),
    urls: [...textsIn(product, 'url', '@id'), ...offers.flatMap(({ urls }) => urls)],
    variants: variantsOf(product).map((variant) => factsOfSchema(variant, country)),
  }
}

/** True if `@type` is one of the schema.org types, case-insensitive and with any prefix. */
export function isOfType(fields: Fields, types: ReadonlySet<string>): boolean {
  return listOf(fields['@type']).some(
    (type) => typeof type === 'string' && types.has(type.toLowerCase().replace(/^.*[/:#]/, '')),
  )
}

function brandOf(product: Fields): string | null {
  const brand = textIn(product, 'brand', 'manufacturer')
  return brand && !/^https?:/i.test(brand) ? brand : null
}

function variantsOf(product: Fields): Fields[] {
  const offered = listOf(product['offers'])
    .filter(isFields)
    .flatMap((offer) => {
      const item = offer['itemOffered']
      return isFields(item) ? [{ ...item, offers: item['offers'] ?? [offer] }] : []
    })
  const listed = [...listOf(product['hasVariant']), ...listOf(product['model'])].filter(isFields)
  return [...listed, ...offered].slice(0, MAX_VARIANTS).map(withoutVariants)
}

// Avoids endless recursion for a variant that lists its group as a variant.
function withoutVariants(variant: Fields): Fields {
  return { ...variant, hasVariant: undefined, model: undefined }
}

function imagesOf(product: Fields): string[] {
  return ['image', 'images', 'photo', 'thumbnailUrl'].flatMap((name) =>
    listOf(product[name]).flatMap(addressesOf),
  )
}

function addressesOf(image: unknown): string[] {
  if (typeof image === 'string') return [image]
  if (!isFields(image)) return []
  const address = image['contentUrl'] ?? image['url'] ?? image['@id'] ?? image['src']
  return listOf(address).filter((text) => typeof text === 'string')
}

function propertyOf(product: Fields, names: RegExp): string | null {
  const property = listOf(product['additionalProperty'])
    .filter(isFields)
    .find((fields) => names.test(textIn(fields, 'name')?.trim() ?? ''))
  return property ? textIn(property, 'value') : null
}
