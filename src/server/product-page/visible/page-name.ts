import { cleanText } from '../page/clean-text.ts'
import type { Page, PageNode } from '../page/page-tree.ts'
import { namesOf, textOf } from '../page/page-text.ts'
import { isShop } from './product-name.ts'
import { shareOfWords } from '../page/words.ts'

/** Title and headings of a page. */
export interface PageHeadings {
  /** Text of `<title>`. */
  readonly title: string | null
  /** The heading that names the page's subject, and its element. */
  readonly heading: { readonly text: string; readonly node: PageNode } | null
  /** Texts of all `<h1>` elements. */
  readonly texts: readonly string[]
}

const MAX_HEADINGS = 60
const LONGEST = 300
// The heading and its first descendants, in nodes.
const HEADING_NODES = 3
// Class or id of the name of a page's own product.
const OWN_NAMES = /(^|[-_ ])(product|pdp|item)[-_]?(name|title)($|[-_ ])/i
const NAME_NAMES = /(product|item|pdp|prod)[-_]?(name|title)|^(name|title)$|title[-_]?(product|item)/i
// Prefixes for screen readers, or that a shop puts before every name.
const LEAD_INS =
  /^(details about|detalles acerca de|détails sur l'objet|dettagli su|produktinformationen zu)\s+:?/i

/**
 * Reads title and headings of a page. Of several `<h1>`, the one that shares words with the title counts: others name
 * the shop, a menu or a sale. Without one, an `<h2>` or an element named as a product name counts.
 */
export function readHeadings(
  page: Page,
  { metaTitle, shops }: { metaTitle: string | null; shops: readonly string[] },
): PageHeadings {
  const titleNode = page.nodes.find(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg')
  const title = titleNode ? cleanText(textOf(page, titleNode, { max: LONGEST * 2 })) : null
  const titles = [title, metaTitle].filter((text) => text !== null)
  const read = (node: PageNode) => {
    const text = cleanText(textOf(page, node, { max: LONGEST, seen: true }))?.replace(LEAD_INS, '')
    return text && !isShop(text, shops) ? { text, node } : null
  }
  const h1s = page.nodes
    .filter(({ tag, hidden }) => tag === 'h1' && !hidden)
    .slice(0, MAX_HEADINGS)
    .map(read)
    .filter((heading) => heading !== null)
  const [only] = h1s
  const texts = h1s.map(({ text }) => text)
  if (titles.length === 0) return { title, heading: h1s.length === 1 && only ? only : null, texts }
  const heading = bestOf(h1s, titles) ?? bestOf(namedElements(page).map(read), titles)
  return { title, heading, texts }
}

/** True if the element of the page's heading is named as a product's, such as 'pdp-title'; false for a list's. */
export function isProductHeading(page: Page, { heading }: PageHeadings): boolean {
  if (heading?.node.tag !== 'h1') return false
  const { index } = heading.node
  return page.nodes.slice(index, index + HEADING_NODES).some((node) => OWN_NAMES.test(namesOf(node)))
}

function bestOf(
  headings: readonly PageHeadings['heading'][],
  titles: readonly string[],
): PageHeadings['heading'] {
  const rated = headings
    .filter((heading) => heading !== null)
    .map((heading) => ({
      heading,
      share: Math.max(...titles.map((title) => shareOfWords(heading.text, title))),
    }))
    .filter(({ share }) => share >= 0.5)
    // A heading with one word of the title is weaker evidence than one with five.
    .map(({ heading, share }) => ({ heading, rating: share * Math.min(4, heading.text.split(' ').length) }))
  return rated.toSorted((one, other) => other.rating - one.rating)[0]?.heading ?? null
}

function namedElements(page: Page): PageNode[] {
  const named = page.nodes.filter(
    ({ tag, hidden, attributes }) =>
      tag !== '' &&
      !hidden &&
      (tag === 'h2' ||
        attributes.get('itemprop') === 'name' ||
        NAME_NAMES.test(attributes.get('class') ?? '') ||
        NAME_NAMES.test(attributes.get('id') ?? '')),
  )
  return named.slice(0, MAX_HEADINGS)
}
