import { Tokenizer } from 'htmlparser2'
import { wordList } from './words.ts'

/** An element, or a text node if `tag` is ''. */
export interface PageNode {
  readonly index: number
  readonly tag: string
  readonly text: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: PageNode | null
  /** Index after its last descendant: `nodes.slice(index, end)` is the whole subtree. */
  end: number
  /** True in scripts, styles and elements that are not displayed. */
  readonly hidden: boolean
}

/** Every node of a page in document order. */
export interface Page {
  readonly nodes: readonly PageNode[]
}

// Browsers have the same limit; it bounds every walk to the root.
const MAX_DEPTH = 512
const MAX_NODES = 400_000
const MAX_ATTRIBUTES = 100
const MAX_CHARACTERS = 24_000_000
// Maximum distance from an inline closing tag to its opening tag.
const INLINE_DEPTH = 32

const wordsOf = (words: string) => new Set(wordList(words))
const voidTags = wordsOf('area base br col embed hr img input link meta param source track wbr')
const foreignTags = wordsOf('svg math')
const hiddenTags = wordsOf('script style template noscript iframe')
const blocks = wordsOf(
  'address article aside body dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header html li main nav ol p section table tbody td tfoot th thead tr ul',
)
// The search for the opening tag of an inline element stops at these.
const walls = new Set([...blocks, 'button', 'math', 'select', 'svg'])
// Open elements that a new element closes implicitly.
const impliedEnds: Readonly<Record<string, ReadonlySet<string>>> = {
  li: wordsOf('li p'),
  dt: wordsOf('dt dd p'),
  dd: wordsOf('dt dd p'),
  tr: wordsOf('tr td th p'),
  td: wordsOf('td th p'),
  th: wordsOf('td th p'),
  option: wordsOf('option'),
}
const endedByBlock = wordsOf('p')
const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Parses an HTML page into a tree. Only the tokenizer is a library's: library parsers take time quadratic in the depth,
 * which a malicious page can exploit.
 */
export function parsePage(source: string): Page {
  const html = source.slice(0, MAX_CHARACTERS)
  const state: TreeState = { nodes: [], stack: [], opened: new Map(), pieces: [], tooDeep: 0, foreign: 0 }
  let tag = ''
  let attributes: Map<string, string> | null = null
  let attribute = ''
  let value = ''
  const slice = (start: number, end: number) => html.slice(start, end)
  const open = (selfClosing: boolean) => {
    openElement(state, { tag, attributes: attributes ?? noAttributes, selfClosing })
    attributes = null
    if (isFull(state)) tokenizer.pause()
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => (tag = slice(start, end).toLowerCase()),
      onattribname: (start, end) => (attribute = slice(start, end).toLowerCase()),
      onattribdata: (start, end) => (value += slice(start, end)),
      onattribentity: (codePoint) => (value += String.fromCodePoint(codePoint)),
      onattribend: () => {
        attributes ??= new Map()
        if (attributes.size < MAX_ATTRIBUTES && !attributes.has(attribute)) attributes.set(attribute, value)
        value = ''
      },
      onopentagend: () => open(false),
      onselfclosingtag: () => open(true),
      onclosetag: (start, end) => closeElement(state, slice(start, end).toLowerCase()),
      ontext: (start, end) => void state.pieces.push(slice(start, end)),
      ontextentity: (codePoint) => void state.pieces.push(String.fromCodePoint(codePoint)),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  endText(state)
  while (state.stack.length > 0) pop(state)
  return { nodes: state.nodes }
}

interface TreeState {
  readonly nodes: PageNode[]
  readonly stack: PageNode[]
  /** Number of open elements by tag. */
  readonly opened: Map<string, number>
  /** Pieces of the current text node. */
  pieces: string[]
  /** Number of open elements beyond MAX_DEPTH. */
  tooDeep: number
  /** Number of open `<svg>` and `<math>` elements. */
  foreign: number
}

function isFull({ nodes }: TreeState): boolean {
  return nodes.length >= MAX_NODES
}

function openElement(
  state: TreeState,
  {
    tag,
    attributes,
    selfClosing,
  }: { tag: string; attributes: ReadonlyMap<string, string>; selfClosing: boolean },
): void {
  endText(state)
  const ended = impliedEnds[tag] ?? (blocks.has(tag) ? endedByBlock : null)
  while (ended?.has(state.stack.at(-1)?.tag ?? '')) pop(state)
  if (isFull(state)) return
  const node = add(state, { tag, text: '', attributes })
  // `<div/>` opens an element in HTML; `<path/>` is complete in SVG.
  if (voidTags.has(tag) || (selfClosing && state.foreign > 0)) return
  if (state.stack.length >= MAX_DEPTH) {
    state.tooDeep++
    return
  }
  if (foreignTags.has(tag)) state.foreign++
  state.opened.set(tag, (state.opened.get(tag) ?? 0) + 1)
  state.stack.push(node)
}

function closeElement(state: TreeState, tag: string): void {
  endText(state)
  if (voidTags.has(tag)) return
  if (state.tooDeep > 0) state.tooDeep--
  else if (state.opened.get(tag))
    for (let wanted = depthOf(state.stack, tag); wanted > 0; wanted--) pop(state)
}

function endText(state: TreeState): void {
  if (state.pieces.length > 0 && !isFull(state)) {
    add(state, { tag: '', text: state.pieces.join(''), attributes: noAttributes })
  }
  state.pieces = []
}

function add(
  { nodes, stack }: TreeState,
  { tag, text, attributes }: { tag: string; text: string; attributes: ReadonlyMap<string, string> },
): PageNode {
  const parent = stack.at(-1) ?? null
  const hidden = Boolean(parent?.hidden) || hiddenTags.has(tag) || isHidden(attributes)
  const node: PageNode = { index: nodes.length, tag, text, attributes, parent, end: nodes.length + 1, hidden }
  nodes.push(node)
  return node
}

function pop(state: TreeState): void {
  const node = state.stack.pop()
  if (!node) return
  node.end = state.nodes.length
  state.opened.set(node.tag, (state.opened.get(node.tag) ?? 1) - 1)
  if (foreignTags.has(node.tag)) state.foreign--
}

/** Number of open elements that a closing tag ends; 0 for a stray one, such as `</b>` outside of its block. */
function depthOf(stack: readonly PageNode[], tag: string): number {
  const isBlock = walls.has(tag)
  const furthest = isBlock ? 0 : Math.max(0, stack.length - INLINE_DEPTH)
  for (let at = stack.length - 1; at >= furthest; at--) {
    const open = stack[at]?.tag ?? ''
    if (open === tag) return stack.length - at
    if (walls.has(open) && !isBlock) return 0
  }
  return 0
}

function isHidden(attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has('hidden')) return true
  const style = attributes.get('style')
  return Boolean(style && /display\s*:\s*none/i.test(style))
}
