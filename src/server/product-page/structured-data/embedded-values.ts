import { parseLooseJson } from '../page/loose-json.ts'
import type { Page, PageNode } from '../page/page-tree.ts'
import { rawTextOf } from '../page/page-text.ts'

// Budget for all scripts of a page: characters, and values that need repair.
const MAX_READ = 8_000_000
const MAX_REPAIRS = 40
const MAX_REPAIRED_LENGTH = 60_000
const SHORTEST = 30

const START = /(?:[=(:,]|return)\s*([{[])/g
const DATA_ATTRIBUTES = /^data-.*(product|item|state|props|ecommerce|json|config|analytics|gtm)/

/**
 * The values in a page's scripts and data attributes that contain a price: JSON scripts (`__NEXT_DATA__`), assignments
 * (`window.__STATE__ = {…}`), arguments (`dataLayer.push({…})`).
 */
export function embeddedValues(page: Page): unknown[] {
  const budget = { characters: MAX_READ, repairs: MAX_REPAIRS }
  return page.nodes.flatMap((node) => {
    if (node.tag === 'script') return valuesOfScript(page, node, budget)
    return node.tag === '' ? [] : valuesOfAttributes(node, budget)
  })
}

interface Budget {
  characters: number
  repairs: number
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
    const value = parsed(text) ?? repaired(text, budget)
    if (value === undefined) continue
    values.push(value)
    behind = end
  }
  return values
}

function repaired(text: string, budget: Budget): unknown {
  if (text.length > MAX_REPAIRED_LENGTH || budget.repairs <= 0 || !isLiteral(text)) return undefined
  budget.repairs--
  return parseLooseJson(text)
}

// True for an object literal, false for the body of a function.
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

/** End of the object or list that starts at `start`, skipping strings; the end of the code if it is not closed. */
function endOfValue(code: string, start: number): { end: number; whole: boolean } {
  let depth = 0
  let quote = ''
  for (let at = start; at < code.length; at++) {
    const character = code[at] ?? ''
    if (quote) {
      if (character === '\\') at++
      // Strings end with their line, so a quote in a comment has no further effect.
      else if (character === quote || (character === '\n' && quote !== '`')) quote = ''
    } else if (character === '"' || character === "'" || character === '`') quote = character
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return { end: at + 1, whole: true }
  }
  return { end: code.length, whole: false }
}
