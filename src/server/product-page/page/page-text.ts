import type { Page, PageNode } from './page-tree.ts'
import { wordList } from './words.ts'

const BLOCKS = new Set(
  wordList(
    'address article br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p section table td th tr ul',
  ),
)
// Classes of text for screen readers only, such as 'Details about' or 'Price reduced from'.
const UNSEEN =
  /(^|[-_ ])(sr|hdn|visually|clipped|screen|screenreader|offscreen|a11y|visuallyhidden)($|[-_ ])/i
// Bounds the walk through elements without text: so many more nodes than characters are visited.
const EMPTY_NODES = 60
const NAMING = wordList(
  'class id data-testid data-test data-test-id data-qa data-hook data-auto-id data-role',
)

interface TextOptions {
  /** Maximum length in characters; the walk ends there. */
  readonly max?: number
  /** Without the text for screen readers only. */
  readonly seen?: boolean
}

/** The visible text of an element, without scripts and hidden parts; blocks are separated by spaces. */
export function textOf(page: Page, node: PageNode, { max = 2_000, seen = false }: TextOptions = {}): string {
  let text = ''
  const end = Math.min(node.end, node.index + max + EMPTY_NODES)
  for (let at = node.index; at < end && text.length < max;) {
    const part = page.nodes[at]
    if (!part) break
    if (part.hidden && part !== node) {
      at = part.end
    } else if (seen && part !== node && isUnseen(part)) {
      at = part.end
    } else {
      text += part.tag === '' ? part.text : BLOCKS.has(part.tag) ? ' ' : ''
      at++
    }
  }
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, max)
}

/** The text of a script, style or template, unchanged. */
export function rawTextOf(page: Page, node: PageNode): string {
  return page.nodes
    .slice(node.index + 1, node.end)
    .map(({ text }) => text)
    .join('')
}

/** Class, id and test names of an element; they hint at its role. */
export function namesOf(node: PageNode): string {
  const { attributes } = node
  return NAMING.map((name) => attributes.get(name) ?? '')
    .join(' ')
    .trim()
}

function isUnseen(node: PageNode): boolean {
  return UNSEEN.test(node.attributes.get('class') ?? '')
}

/** The elements above a node, nearest first. */
export function* ancestorsOf(node: PageNode): Generator<PageNode> {
  for (let above = node.parent; above; above = above.parent) yield above
}
