import type { Page, PageNode } from './page-tree.ts'
import { wordList } from './words.ts'

// Attributes for lazily loaded and zoomed pictures, largest first.
const ADDRESS_ATTRIBUTES = wordList(
  'data-old-hires data-zoom-image data-zoom data-large data-large_image data-hires data-full data-src data-lazy-src data-lazy data-original data-image src',
)
const SRCSETS = ['srcset', 'data-srcset', 'data-lazy-srcset']
const MAX_INNER = 12

/** The addresses of an `<img>`, or of the first one in an element, best first, as written. */
export function imageAddressesOf(page: Page, node: PageNode): string[] {
  const img = node.tag === 'img' ? node : imageIn(page, node)
  if (!img) return []
  const { attributes } = img
  const single = ADDRESS_ATTRIBUTES.map((name) => attributes.get(name)?.trim() ?? '')
  const sets = SRCSETS.map((name) => largestOf(attributes.get(name) ?? ''))
  const [oldHires = '', ...others] = single
  return [oldHires, ...dynamicOf(attributes.get('data-a-dynamic-image')), ...others, ...sets].filter(
    (address) => address !== '' && !address.startsWith('data:'),
  )
}

function imageIn(page: Page, node: PageNode): PageNode | undefined {
  return page.nodes
    .slice(node.index, Math.min(node.end, node.index + MAX_INNER))
    .find(({ tag }) => tag === 'img')
}

/** The widest or densest picture of a `srcset`. */
function largestOf(srcset: string): string {
  const choices = srcset.split(/,\s+/).map((choice) => {
    const [address = '', size = ''] = choice.trim().split(/\s+/)
    return { address, size: Number.parseFloat(size) || 1 }
  })
  return choices.toSorted((one, other) => other.size - one.size)[0]?.address ?? ''
}

// `{"https://…": [width, height]}`, in any order.
function dynamicOf(json: string | undefined): string[] {
  if (!json || json.length > 20_000) return []
  try {
    const sizes: unknown = JSON.parse(json)
    return Object.entries(sizes ?? {})
      .toSorted(([, one], [, other]) => widthOf(other) - widthOf(one))
      .map(([address]) => address)
  } catch {
    return []
  }
}

function widthOf(size: unknown): number {
  return Array.isArray(size) && typeof size[0] === 'number' ? size[0] : 0
}
