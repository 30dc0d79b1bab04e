import type { Page, PageNode } from './page-tree.ts'
import { ancestorsOf, namesOf } from './page-text.ts'
import { anyOf, shopClassNames } from './shop-words.ts'

/** The parts of a page that describe its own product. */
export interface PageZones {
  /** True for parts of another product or of the shop: a card that links to a product, a menu, the basket. */
  isElsewhere(node: PageNode): boolean
}

const ELSEWHERE = new RegExp(`(^|[-_ ])${anyOf(shopClassNames.elsewhere)}s?($|[-_ ])`, 'i')
const ELSEWHERE_TAGS = new Set(['nav', 'footer', 'aside', 'select', 'option', 'noscript', 'dialog'])
const MAX_CLIMBED = 40
// In nodes of the page.
const LARGEST_CARD = 150
const MAX_CHILDREN = 100
const LINK_LEVELS = 6

/**
 * Separates the parts of a page that describe its own product from the rest. `heading` is the element that names the
 * product: its ancestors belong to the product regardless of their classes.
 */
export function readZones(page: Page, heading: PageNode | null): PageZones {
  const linked = countsOf(page, isLinkedImage)
  const known = new Map<PageNode, boolean>()
  const alike = new Map<PageNode, number>()

  const mayBeCard = (node: PageNode) => node.end - node.index <= LARGEST_CARD && countedIn(linked, node) > 0
  const cardsIn = (list: PageNode) => {
    const counted = alike.get(list) ?? childrenOf(page, list).filter(mayBeCard).length
    alike.set(list, counted)
    return counted
  }
  // One of several siblings that each have a linked picture.
  const isCard = (node: PageNode) => mayBeCard(node) && node.parent !== null && cardsIn(node.parent) > 1
  const decide = (node: PageNode): boolean => {
    let climbed = 0
    for (const part of [node, ...ancestorsOf(node)]) {
      if (part.tag === 'body' || part.tag === 'html' || climbed++ > MAX_CLIMBED) return false
      if (heading && part.index <= heading.index && heading.index < part.end) return false
      if (ELSEWHERE_TAGS.has(part.tag) || ELSEWHERE.test(namesOf(part))) return true
      if (heading && ((part !== node && isLink(part)) || isCard(part))) return true
    }
    return false
  }
  return {
    isElsewhere(node) {
      const before = known.get(node) ?? decide(node)
      known.set(node, before)
      return before
    },
  }
}

function isLink({ tag, attributes }: PageNode): boolean {
  return tag === 'a' && attributes.has('href')
}

function isLinkedImage(node: PageNode): boolean {
  if (node.tag !== 'img') return false
  let above = node.parent
  for (let level = 0; above && level < LINK_LEVELS; level++, above = above.parent) {
    if (isLink(above)) return true
  }
  return false
}

function childrenOf(page: Page, node: PageNode): PageNode[] {
  const children: PageNode[] = []
  for (let at = node.index + 1; at < node.end && children.length < MAX_CHILDREN;) {
    const child = page.nodes[at]
    if (!child) break
    children.push(child)
    at = child.end
  }
  return children
}

function countedIn(counts: Int32Array, { index, end }: PageNode): number {
  return (counts[end] ?? 0) - (counts[index] ?? 0)
}

/** Prefix sums: the number of matching nodes before each index, and in total as the last entry. */
function countsOf(page: Page, isKind: (node: PageNode) => boolean): Int32Array {
  const counts = new Int32Array(page.nodes.length + 1)
  for (const node of page.nodes) counts[node.index + 1] = (counts[node.index] ?? 0) + (isKind(node) ? 1 : 0)
  return counts
}
