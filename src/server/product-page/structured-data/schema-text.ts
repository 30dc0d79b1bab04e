import { cleanText } from '../page/clean-text.ts'
import { parsePage } from '../page/page-tree.ts'
import { textOf } from '../page/page-text.ts'
import { isFields, listOf, type Fields } from '../page/walk-objects.ts'

const MAX_MARKUP = 4_000

/** The first non-empty field as clean text: 'Acme', `{ name: 'Acme' }`, `['Acme']`. */
export function textIn(fields: Fields, ...names: readonly string[]): string | null {
  for (const name of names) {
    for (const value of listOf(fields[name])) {
      const text = schemaText(value)
      if (text) return text
    }
  }
  return null
}

/** All texts of some fields, such as addresses or article numbers. */
export function textsIn(fields: Fields, ...names: readonly string[]): string[] {
  return names.flatMap((name) => listOf(fields[name]).map(rawText)).filter((text) => text !== '')
}

/** The clean text of a structured-data value, with entities decoded once and markup removed, or null. */
export function schemaText(value: unknown): string | null {
  const text = rawText(value)
  return cleanText(/[<&]/.test(text) ? withoutMarkup(text) : text)
}

function rawText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!isFields(value)) return ''
  const inner =
    value['name'] ?? value['@value'] ?? value['value'] ?? value['label'] ?? value['title'] ?? value['content']
  return typeof inner === 'string' || typeof inner === 'number' ? String(inner) : rawOfList(inner)
}

function rawOfList(value: unknown): string {
  const [first] = Array.isArray(value) ? value : []
  return typeof first === 'string' ? first : ''
}

function withoutMarkup(text: string): string {
  const page = parsePage(`<p>${text.slice(0, MAX_MARKUP)}`)
  const [root] = page.nodes
  return root ? textOf(page, root) : ''
}
