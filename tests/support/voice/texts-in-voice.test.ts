import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, test } from 'vitest'
import { forbiddenInWritten } from './forbidden-constructions.ts'

const source = join(import.meta.dirname, '../../../src')

/** Texts that break a rule but are allowed, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'is not': 'an operator of SQL',
  'Armadio/0.1 (+link preview for one person; no crawling)': 'the form of a user agent',
}

/** Folders with strings that users do not see: words of shop pages, model instructions, SQL. */
const apart = /^server\/(product-page|adapters\/stylist-model|db\/(migrations|[\w-]*column))/

function textsOf(file: string): string[] {
  const texts: string[] = []
  const add = (text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim()
    if (isForPeople(words)) texts.push(words)
  }
  const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'))
  const skipped = new Set<ESTree.Node>()
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier' && styling.has(name.name)) skipped.add(value)
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !skipped.has(node)) add(node.value)
    },
    TemplateElement: ({ value }) => add(value.cooked ?? ''),
    JSXText: ({ value }) => add(value.replaceAll('&apos;', "'")),
  }).visit(program)
  return texts
}

const styling = new Set(['className', 'style', 'd'])

// True for text with two consecutive words, except addresses, markup, SVG paths, class lists and queries.
function isForPeople(text: string): boolean {
  return /[A-Za-z]{2,}[,;:.]? [A-Za-z]/.test(text) && !/[<>{}=]|\b[a-z]+-\[|calc\(/.test(text)
}

test('no text of a screen, an error or a setting uses a forbidden construction', () => {
  const files = globSync('{web,contract,server}/**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !apart.test(file),
  )
  const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })))
  expect(texts.length).toBeGreaterThan(1000)
  const faults = texts
    .filter(({ text }) => !(text in allowed))
    .flatMap(({ file, text }) => forbiddenInWritten(text).map((fault) => `${file}: ${fault}`))
  expect(faults).toEqual([])
})
