import { expect, test } from 'vitest'
import { plainText } from './clauses.ts'
import { says } from './phrasing.ts'
import table from './phrasing.json' with { type: 'json' }
import { tokenizeEvent } from './tokenize-event.ts'

const isKey = (what: string): what is keyof typeof table => what in table

// Parts of a request that are read on their own, such as a clause or the words before an event.
function partsOf(request: string): string[] {
  const words = tokenizeEvent(request)
  return words.flatMap((_, from) =>
    words.slice(from).map((__, at) => plainText(words.slice(from, from + at + 1))),
  )
}

test.each(Object.keys(table).filter(isKey))('each example is read as: %s', (what) => {
  const unread = table[what].filter(({ example }) => !partsOf(example).some((part) => says(what, part)))
  expect(unread.map(({ example }) => example)).toEqual([])
})
