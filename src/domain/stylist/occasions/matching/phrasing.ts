import * as z from 'zod/mini'
import { once } from '../../../once.ts'
import { contains, endsIn, isOneOf, startsWith } from './phrase-pattern.ts'
import table from './phrasing.json' with { type: 'json' }

const phrases = z.optional(z.array(z.string()).check(z.minLength(1)))

/** Ways to say something, in the notation of `phrase-pattern.ts`, with a request that says it so. */
const Wording = z.strictObject({
  example: z.string(),
  /** The whole text. */
  is: phrases,
  /** At the start of the text. */
  starts: phrases,
  /** At the end of the text. */
  ends: phrases,
  /** Anywhere in the text. */
  has: phrases,
})
type Wording = z.infer<typeof Wording>

const patternsOf = (wordings: readonly Wording[]): RegExp[] => {
  const all = (place: 'is' | 'starts' | 'ends' | 'has') => wordings.flatMap((wording) => wording[place] ?? [])
  const compiled = (some: readonly string[], compile: (some: readonly string[]) => RegExp) =>
    some.length > 0 ? [compile(some)] : []
  return [
    ...compiled(all('is'), isOneOf),
    ...compiled(all('starts'), startsWith),
    ...compiled(all('ends'), endsIn),
    ...compiled(all('has'), contains),
  ]
}

const patterns = once(() => {
  const named = z.record(z.string(), z.array(Wording)).parse(table)
  return new Map(Object.entries(named).map(([what, wordings]) => [what, patternsOf(wordings)]))
})

/** Whether a text of plain words says something in one of the ways that `phrasing.json` lists. */
export const says = (what: keyof typeof table, text: string): boolean =>
  patterns()
    .get(what)
    ?.some((pattern) => pattern.test(text)) === true
