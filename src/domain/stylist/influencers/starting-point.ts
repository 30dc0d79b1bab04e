import type { Archetype, ArchetypeId } from './archetype.ts'
import { archetypes } from './archetypes.ts'
import type { Figure } from './figure.ts'
import { figures } from './figures.ts'

/** What a profile starts from: notes on a person, or one archetype by its name, or one for want of anything better. */
export type StartingPoint =
  | { readonly by: 'notes'; readonly figure: Figure; readonly archetype: Archetype }
  | { readonly by: 'archetype'; readonly archetype: Archetype }
  | { readonly by: 'nothing'; readonly archetype: Archetype }

// Where a name tells nothing: the widest of the archetypes, and always the same, so that it claims no knowledge.
const FALLBACK: ArchetypeId = 'french'

// Shorter names lie too close to one another: Cher, Chan, Chad.
const SHORTEST_MISSPELLED = 8
const NAME_LETTERS_MAX = 60

const figureByName = new Map(
  figures.flatMap((figure) => [figure.name, ...(figure.also ?? [])].map((name) => [lettersOf(name), figure])),
)
const archetypeByName = new Map(
  archetypes.flatMap((archetype) =>
    [archetype.name, ...archetype.also].map((name) => [lettersOf(name), archetype]),
  ),
)

/** Finds the notes that a typed name means: '@zendaya', 'audrey hepburn’s style' and one wrong letter are understood. */
export function startingPoint(typed: string): StartingPoint {
  const letters = lettersOf(typed)
  const figure = figureByName.get(letters) ?? misspelled(letters)
  if (figure) return { by: 'notes', figure, archetype: archetypeOf(figure.archetype) }
  const named = archetypeByName.get(letters) ?? archetypeIn(typed)
  return named ? { by: 'archetype', archetype: named } : { by: 'nothing', archetype: archetypeOf(FALLBACK) }
}

function archetypeOf(id: ArchetypeId): Archetype {
  const archetype = archetypes.find((candidate) => candidate.id === id)
  if (!archetype) throw new RangeError(`${id} is no archetype`)
  return archetype
}

// 'Boho queen' names an archetype by one of its words; the longest word that does so counts.
function archetypeIn(typed: string): Archetype | undefined {
  const words = typed
    .split(/[^\p{L}\p{N}]+/u)
    .map(lettersOf)
    .filter((word) => word.length >= 4)
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => archetypeByName.get(word))
    .find((archetype) => archetype !== undefined)
}

function misspelled(letters: string): Figure | undefined {
  if (letters.length < SHORTEST_MISSPELLED || letters.length > NAME_LETTERS_MAX) return undefined
  for (const [name, figure] of figureByName) if (differsByOne(name, letters)) return figure
  return undefined
}

/** Whether one letter more, less or other, or two neighbors the other way round, make one word of the other. */
function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const shorter = Math.min(one.length, other.length)
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

// Without accents, spaces, the @ of a handle and the words around a name.
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\b(the )?style of\b|['’]s (style|look|wardrobe)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
