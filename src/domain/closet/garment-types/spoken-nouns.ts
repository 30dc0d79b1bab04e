import * as z from 'zod/mini'
import { foldedWords } from '../folded-words.ts'
import { garmentTypeOf, garmentTypes } from './garment-types.ts'
import nouns from './spoken-nouns.json' with { type: 'json' }

// From a name of a type, in small letters without hyphens, to the noun for it in a sentence.
const SpokenNouns = z.record(z.string().check(z.regex(/^[a-z]+( [a-z]+)*$/)), z.string())

interface SpokenNoun {
  readonly name: string
  readonly noun: string
}

const spokenNouns: readonly SpokenNoun[] = Object.entries(SpokenNouns.parse(nouns))
  .map(([name, noun]) => ({ name, noun }))
  .toSorted((one, other) => other.name.length - one.name.length)

// The longest name first: a chain bag before a bag.
const byType = new Map<string, readonly SpokenNoun[]>(
  garmentTypes.flatMap(({ id, names, weak = [] }) => {
    const known = new Set([...names, ...weak])
    const spoken = spokenNouns.filter(({ name }) => known.has(name))
    return spoken.length ? [[id, spoken]] : []
  }),
)

/**
 * The noun that a piece's own name holds, where it says more than the noun of the type: a satchel is no handbag to its
 * owner, though both are one type. A long puffer coat is warm as a parka, and is still a puffer coat. Null for none.
 */
export function spokenNounIn(name: string, type: string | null): string | null {
  const said = ` ${foldedWords(name).join(' ')} `
  const holds = (one: string) => said.includes(` ${one} `) || said.includes(` ${one}s `)
  const spokenOf = (id: string) => byType.get(id)?.find(({ name: one }) => holds(one))?.noun
  const row = garmentTypeOf(type)
  if (!row) return null
  const own = spokenOf(row.id)
  // An Ankara wrap skirt is an Ankara skirt first.
  const [first = ''] = foldedWords(row.noun)
  if (own || holds(first)) return own ?? null
  return Object.keys(row.refines ?? {}).flatMap((id) => spokenOf(id) ?? [])[0] ?? null
}
