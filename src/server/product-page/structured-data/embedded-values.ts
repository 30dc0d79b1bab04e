import { parseLooseJson } from '../page/loose-json.ts'
import type { Page, PageNode } from '../page/page-tree.ts'
import { rawTextOf } from '../page/page-text.ts'

// What all scripts of a page may cost together, in characters and in values that need mending.
const MOST_READ = 8_000_000
const MOST_MENDED = 40
const LONGEST_MENDED = 60_000
const SHORTEST = 30

const START = /(?:[=(:,]|return)\s*([{[])/g
const DATA_ATTRIBUTES = /^data-.*(product|item|state|props|ecommerce|json|config|analytics|gtm)/

/**
 * The values that a page's scripts and data attributes hold and that speak of a price: JSON scripts
 * (`__NEXT_DATA__`), assignments (`window.__STATE__ = {…}`), arguments (`dataLayer.push({…})`).
 */
export function embeddedValues(page: Page): unknown[] {
  const budget = { characters: MOST_READ, mended: MOST_MENDED }
  return page.nodes.flatMap((node) => {
    if (node.tag === 'script') return valuesOfScript(page, node, budget)
    return node.tag === '' ? [] : valuesOfAttributes(node, budget)
  })
}

interface Budget {
  characters: number
  mended: number
}

function valuesOfScript(page: Page, node: PageNode, budget: Budget): unknown[] {
  const type = node.attributes.get('type') ?? ''
  if (/ld\+json|template|mustache|handlebars|jsrender|html/i.test(type)) return []
  const text = rawTextOf(page, node)
  if (!/price/i.test(text) || text.length > budget.characters) return []
  budget.characters -= text.length
  if (/json/i.test(type)) return [parseLooseJson(text)]
  return valuesInCode(text, budget)
}

function valuesOfAttributes({ attributes }: PageNode, budget: Budget): unknown[] {
  const values: unknown[] = []
  for (const [name, value] of attributes) {
    if (value.length < SHORTEST || !DATA_ATTRIBUTES.test(name) || !/^\s*[{[]/.test(value)) continue
    if (!/price/i.test(value) || value.length > budget.characters) continue
    budget.characters -= value.length
    values.push(parsed(value))
  }
  return values
}

function valuesInCode(code: string, budget: Budget): unknown[] {
  const values: unknown[] = []
  let behind = 0
  for (const match of code.matchAll(START)) {
    const start = match.index + match[0].length - 1
    if (start < behind) continue
    if (budget.characters < 0) break
    const { end, whole } = endOfValue(code, start)
    budget.characters -= end - start
    if (!whole || end - start < SHORTEST) continue
    const text = code.slice(start, end)
    if (!/price/i.test(text)) continue
    const value = parsed(text) ?? mended(text, budget)
    if (value === undefined) continue
    values.push(value)
    behind = end
  }
  return values
}

function mended(text: string, budget: Budget): unknown {
  if (text.length > LONGEST_MENDED || budget.mended <= 0 || !isLiteral(text)) return undefined
  budget.mended--
  return parseLooseJson(text)
}

// An object with names and values, not the body of a function.
function isLiteral(text: string): boolean {
  return /^[{[]\s*(\/\/[^\n]*\n\s*)*([{["'\]}]|[\w$]+\s*:)/.test(text)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the object or list that starts at `start` ends, strings minded; the end of the code where it never does. */
function endOfValue(code: string, start: number): { end: number; whole: boolean } {
  let depth = 0
  let quote = ''
  for (let at = start; at < code.length; at++) {
    const character = code[at] ?? ''
    if (quote) {
      if (character === '\\') at++
      // A quote in a comment opens no string: strings end with their line.
      else if (character === quote || (character === '\n' && quote !== '`')) quote = ''
    } else if (character === '"' || character === "'" || character === '`') quote = character
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return { end: at + 1, whole: true }
  }
  return { end: code.length, whole: false }
}
