import type { Page, PageNode } from '../page/page-tree.ts'
import { textOf } from '../page/page-text.ts'
import { imageAddressesOf } from '../page/image-element.ts'
import type { ProductFacts } from './product-facts.ts'
import { factsOfSchema, isOfType } from './schema-facts.ts'

type Item = Record<string, unknown[]>

const productTypes = new Set(['product', 'productgroup', 'individualproduct', 'productmodel'])
const TEXT_MAX = 400

/**
 * Reads the top-level schema.org products in a page's microdata (or RDFa), in document order. Unlike in the standard,
 * only properties that mean an address take one: the text of `<a itemprop="brand">` is the brand.
 */
export function readMicrodata(page: Page, country: string | null): ProductFacts[] {
  const open: { readonly node: PageNode; readonly item: Item }[] = []
  const products: Item[] = []
  const loose: Item = { '@type': ['Product'] }
  for (const node of page.nodes) {
    const type = typeOf(node)
    const names = propertiesOf(node)
    if (type === null && names.length === 0) continue
    while ((open.at(-1)?.node.end ?? Infinity) <= node.index) open.pop()
    const around = open.at(-1)?.item ?? null
    const item: Item | null = type === null ? null : { '@type': [type] }
    if (item) open.push({ node, item })
    for (const name of names) {
      const value = item ?? valueOf(page, node, name)
      const values = ((around ?? loose)[name] ??= [])
      values.push(value)
    }
    if (!item) continue
    if (node.attributes.has('content')) item['name'] = [node.attributes.get('content')]
    if (isOfType(item, productTypes) && standsAlone(names, around)) products.push(item)
  }
  // Some shops mark up the properties of a product without the enclosing item.
  const found = products.length === 0 && loose['price'] && loose['name'] ? [loose] : products
  return found.map((item) => factsOfSchema(item, country))
}

// Shops wrap a page in an item, such as a WebPage; an item that is a property belongs to the enclosing item.
function standsAlone(names: readonly string[], around: Item | null): boolean {
  return !around || names.includes('mainEntity') || (names.length === 0 && !isOfType(around, productTypes))
}

function typeOf({ tag, attributes }: PageNode): string | null {
  if (tag === '') return null
  if (attributes.has('itemscope')) return attributes.get('itemtype') ?? ''
  return attributes.get('typeof') ?? null
}

function propertiesOf({ attributes }: PageNode): string[] {
  const names = attributes.get('itemprop') ?? attributes.get('property')
  const plain =
    names?.split(/\s+/).map((name) => name.replace(/^(schema:|https?:\/\/schema\.org\/)/, '')) ?? []
  // Excludes names that every object has, such as 'constructor'.
  return plain.filter((name) => name !== '' && !(name in Object.prototype))
}

function valueOf(page: Page, node: PageNode, name: string): string {
  const { attributes, tag } = node
  const content = attributes.get('content')
  if (content !== undefined) return content
  if (name === 'image') return imageAddressesOf(page, node)[0] ?? attributes.get('href') ?? ''
  if (name === 'url') return attributes.get('href') ?? textOf(page, node, { max: TEXT_MAX })
  if (tag === 'link') return attributes.get('href') ?? ''
  if (tag === 'img') return attributes.get('alt') ?? ''
  if (tag === 'input' || tag === 'data')
    return attributes.get('value') ?? textOf(page, node, { max: TEXT_MAX })
  return textOf(page, node, { max: TEXT_MAX, seen: true })
}
