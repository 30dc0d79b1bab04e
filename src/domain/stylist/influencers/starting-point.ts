import * as z from 'zod/mini'
import type { ArchetypeId } from '../../../contract/stylist-influencer.ts'
import { type Archetype, archetypeOf, archetypes, type Figure, figures } from './influencer-notes.ts'
import { nameWords, possibleNames } from './name-words.ts'
import otherNames from './other-peoples-names.json' with { type: 'json' }
import { isSameName } from './same-name.ts'

/** What a profile is based on: notes on a person, an archetype by its name, or nothing that is known. */
export type StartingPoint =
  | { readonly by: 'notes'; readonly figure: Figure; readonly archetype: Archetype }
  | { readonly by: 'archetype'; readonly archetype: Archetype }
  | { readonly by: 'nothing'; readonly archetype: Archetype }

// Where a name says nothing: plain clothes, so that the profile claims no knowledge.
const NEUTRAL: ArchetypeId = 'basics'

interface KnownName {
  readonly words: readonly string[]
  readonly figure: Figure
}

const knownNames: readonly KnownName[] = figures.flatMap((figure) =>
  figure.names.map((name) => ({ words: nameWords(name), figure })),
)
const figureByLetters = new Map(knownNames.map(({ words, figure }) => [words.join(''), figure]))
const archetypeByLetters = new Map(
  archetypes.flatMap((archetype) =>
    [archetype.name, ...archetype.also].map((name) => [nameWords(name).join(''), archetype]),
  ),
)
const lettersOfOthers = new Set(
  z
    .array(z.string())
    .parse(otherNames)
    .map((name) => nameWords(name).join('')),
)

/**
 * Finds what a typed name means: '@zendaya', 'Harry Styles outfits 2023' and a typing error or two are understood. A
 * name that fits two people, or that belongs to another person, means nobody.
 */
export function startingPoint(typed: string): StartingPoint {
  const all = possibleNames(typed)
  const otherAt = all.findIndex((words) => lettersOfOthers.has(words.join('')))
  // 'King Charles I': what is left without the numeral is not meant.
  const names = otherAt < 0 ? all : all.slice(0, otherAt)
  const figure = firstFound(names, (words) => figureByLetters.get(words.join('')))
  if (figure) return { by: 'notes', figure, archetype: archetypeOf(figure.archetype) }
  const archetype = firstFound(names, (words) => archetypeByLetters.get(words.join('')))
  if (archetype) return { by: 'archetype', archetype }
  const misspelled = firstFound(names, figureWithErrors)
  if (misspelled) return { by: 'notes', figure: misspelled, archetype: archetypeOf(misspelled.archetype) }
  return { by: 'nothing', archetype: archetypeOf(NEUTRAL) }
}

function figureWithErrors(words: readonly string[]): Figure | undefined {
  const meant = new Set(
    knownNames.filter((known) => isSameName(words, known.words)).map(({ figure }) => figure),
  )
  return meant.size === 1 ? [...meant][0] : undefined
}

function firstFound<T>(
  names: readonly (readonly string[])[],
  find: (words: readonly string[]) => T | undefined,
): T | undefined {
  for (const words of names) {
    const found = find(words)
    if (found !== undefined) return found
  }
  return undefined
}
