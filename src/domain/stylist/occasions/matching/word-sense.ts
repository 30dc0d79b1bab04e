import * as z from 'zod/mini'
import { once } from '../../../once.ts'
import { plainText } from './clauses.ts'
import { phraseKey, type RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'
import table from './word-senses.json' with { type: 'json' }

const phrases = z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)))

/** Another meaning of an occasion's words, by the words near them: a vigil at Easter is a service. */
const Sense = z.strictObject({
  of: z.array(z.string()).check(z.minLength(1)),
  /** Right before the words. */
  before: phrases,
  /** Right after the words. */
  after: phrases,
  /** Anywhere in the request. */
  near: phrases,
  /** Id of the row that is meant; null if the words name no occasion. */
  row: z.nullable(z.string()),
})

// The table with its phrases as patterns.
const wordSenses = once(() =>
  z
    .array(Sense)
    .parse(table)
    .map(({ of, before, after, near, row }) => ({
      row,
      of: new Set(of.map(phraseKey)),
      before: before && new RegExp(String.raw`(?:^| )(?:${before.map(phraseKey).join('|')})$`),
      after: after && new RegExp(`^(?:${after.map(phraseKey).join('|')})(?: |$)`),
      near: near && new RegExp(String.raw`\b(?:${near.map(phraseKey).join('|')})\b`),
    })),
)

/** Id of the row that a match means in its context, null for none; undefined if it means what it usually does. */
export function senseInContext(
  words: readonly EventWord[],
  { at, length }: RowMatch,
): string | null | undefined {
  const { clause } = words[at] ?? {}
  const isHere = (word: EventWord) => word.clause === clause
  const said = plainText(words.slice(at, at + length))
  const senses = wordSenses().filter(({ of }) => of.has(said))
  if (senses.length === 0) return undefined
  const ahead = plainText(words.slice(0, at).filter(isHere))
  const next = plainText(words.slice(at + length).filter(isHere))
  const others = `${plainText(words.slice(0, at))} ${plainText(words.slice(at + length))}`
  return senses.find(
    ({ before, after, near }) =>
      before?.test(ahead) === true || after?.test(next) === true || near?.test(others) === true,
  )?.row
}
