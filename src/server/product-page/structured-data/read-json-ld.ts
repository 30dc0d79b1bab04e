import { parseLooseJson } from '../page/loose-json.ts'
import type { Page } from '../page/page-tree.ts'
import { rawTextOf } from '../page/page-text.ts'
import type { ProductFacts } from './product-facts.ts'
import { factsOfSchema, isOfType } from './schema-facts.ts'
import { isFields, listOf, walkObjects, type Fields } from '../page/walk-objects.ts'
import { wordList } from '../page/words.ts'

const productTypes = new Set([
  'product',
  'productgroup',
  'individualproduct',
  'productmodel',
  'somesproducts',
])
// Products in these fields are not the page's own.
const others = new Set(
  wordList(
    'isRelatedTo isSimilarTo isAccessoryOrSparePartFor isConsumableFor itemListElement mentions review reviews hasVariant isVariantOf itemReviewed itemOffered offers model hasPart',
  ),
)
const MAX_SCRIPTS = 100

/** Reads the top-level schema.org products of a page's JSON-LD, in document order. */
export function readJsonLd(page: Page, country: string | null): ProductFacts[] {
  const values = page.nodes
    .filter(isJsonLd)
    .slice(0, MAX_SCRIPTS)
    .map((node) => parseLooseJson(rawTextOf(page, node)))
  const objects = [...walkObjects(values, { skip: others })]
  const known = new Map(objects.flatMap((node) => (isWhole(node) ? [[node['@id'], node] as const] : [])))
  return objects
    .filter((node) => isOfType(node, productTypes))
    .map((node) => factsOfSchema(resolved(node, known), country))
}

function isJsonLd({ tag, attributes }: Page['nodes'][number]): boolean {
  return tag === 'script' && /ld\+json/i.test(attributes.get('type') ?? '')
}

function isWhole(node: Fields): boolean {
  return typeof node['@id'] === 'string' && Object.keys(node).length > 1
}

/** Replaces references by `@id` in a node's fields with the referenced nodes. */
function resolved(node: Fields, known: ReadonlyMap<unknown, Fields>): Fields {
  const whole = (value: unknown): unknown =>
    isFields(value) && Object.keys(value).length === 1 ? (known.get(value['@id']) ?? value) : value
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      Array.isArray(value) ? listOf(value).map(whole) : whole(value),
    ]),
  )
}
