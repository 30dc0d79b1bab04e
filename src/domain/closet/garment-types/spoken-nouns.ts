import * as z from 'zod/mini'
import { once } from '../../once.ts'
import { foldedWords } from '../text/folded-words.ts'
import { nameLanguages } from './garment-type.ts'
import { garmentTypeOf, garmentTypes } from './garment-types.ts'
import nouns from './spoken-nouns.json' with { type: 'json' }

// Name of a type (lowercase, without hyphens) to the noun for sentences.
const SpokenNouns = z.record(z.string().check(z.regex(/^[a-z]+( [a-z]+)*$/)), z.string())

interface SpokenNoun {
  readonly name: string
  readonly noun: string
}

// Longest name first: chain bag before bag.
const byType = once(() => {
  const spokenNouns = Object.entries(SpokenNouns.parse(nouns))
    .map(([name, noun]): SpokenNoun => ({ name, noun }))
    .toSorted((one, other) => other.name.length - one.name.length)
  return new Map<string, readonly SpokenNoun[]>(
    garmentTypes().flatMap((row) => {
      const { id, names, weak = [] } = row
      const known = new Set([...names, ...weak, ...nameLanguages.flatMap((language) => row[language] ?? [])])
      const spoken = spokenNouns.filter(({ name }) => known.has(name))
      return spoken.length ? [[id, spoken]] : []
    }),
  )
})

/**
 * Finds a noun in a piece's name that is more specific than the noun of its type, or null. Satchels have the type
 * handbag but stay satchels in texts; a long puffer coat has the type parka but stays a puffer coat.
 */
export function specificNounIn(name: string, type: string | null): string | null {
  const nameText = ` ${foldedWords(name).join(' ')} `
  const holds = (one: string) => nameText.includes(` ${one} `) || nameText.includes(` ${one}s `)
  const spokenOf = (id: string) =>
    byType()
      .get(id)
      ?.find(({ name: one }) => holds(one))?.noun
  const row = garmentTypeOf(type)
  if (!row) return null
  const own = spokenOf(row.id)
  // The first word of the type's noun takes precedence: an Ankara wrap skirt is an Ankara skirt.
  const [first = ''] = foldedWords(row.noun)
  if (own || holds(first)) return own ?? null
  return Object.keys(row.refines ?? {}).flatMap((id) => spokenOf(id) ?? [])[0] ?? null
}
