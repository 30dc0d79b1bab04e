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

const compilers = { is: isOneOf, starts: startsWith, ends: endsIn, has: contains }
const places = ['is', 'starts', 'ends', 'has'] as const

const patternsOf = (wordings: readonly Wording[]): RegExp[] =>
  places.flatMap((place) => {
    const some = wordings.flatMap((wording) => wording[place] ?? [])
    return some.length > 0 ? [compilers[place](some)] : []
  })

const patterns = once(() => {
  const named = z.record(z.string(), z.array(Wording)).parse(table)
  return new Map(Object.entries(named).map(([what, wordings]) => [what, patternsOf(wordings)]))
})

/** Whether a text of plain words says something in one of the ways that `phrasing.json` lists. */
export const says = (what: keyof typeof table, text: string): boolean =>
  patterns()
    .get(what)
    ?.some((pattern) => pattern.test(text)) === true
