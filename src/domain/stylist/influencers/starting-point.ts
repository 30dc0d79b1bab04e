import * as z from 'zod/mini'
import { once } from '../../once.ts'
import type { ArchetypeId } from '../../../contract/stylist/influencer.ts'
import { type Archetype, archetypeOf, archetypes, type Figure, figures } from './influencer-notes.ts'
import { isSameName, nameWords, possibleNames } from './known-names.ts'
import otherNames from './other-peoples-names.json' with { type: 'json' }

/** The basis of a style profile: notes on a person, an archetype named by the user, or nothing known. */
export type StartingPoint =
  | { readonly by: 'notes'; readonly figure: Figure; readonly archetype: Archetype }
  | { readonly by: 'archetype'; readonly archetype: Archetype }
  | { readonly by: 'nothing'; readonly archetype: Archetype }

// For unknown names: plain clothes, since the profile must not claim any knowledge.
const NEUTRAL: ArchetypeId = 'basics'

const lettersOf = (name: string) => nameWords(name).join('')
const knownNames = once(() =>
  figures().flatMap((figure) => figure.names.map((name) => ({ words: nameWords(name), figure }))),
)
const figureByLetters = once(() => new Map(knownNames().map(({ words, figure }) => [words.join(''), figure])))
const archetypeByLetters = once(
  () => new Map(archetypes().flatMap((one) => [one.name, ...one.also].map((name) => [lettersOf(name), one]))),
)
const lettersOfOthers = once(() => new Set(z.array(z.string()).parse(otherNames).map(lettersOf)))

/**
 * Finds the notes or archetype for a typed name. Accepts '@zendaya', 'Harry Styles outfits 2023' and up to two typing
 * errors. A name that fits two people, or that belongs to a person without notes, matches nobody.
 */
export function startingPoint(typed: string): StartingPoint {
  const all = possibleNames(typed)
  const otherAt = all.findIndex((words) => lettersOfOthers().has(words.join('')))
  // Shorter parts of another person's name don't count: 'King Charles I' without its numeral.
  const names = otherAt < 0 ? all : all.slice(0, otherAt)
  const figure = firstFound(names, (words) => figureByLetters().get(words.join('')))
  const archetype = firstFound(names, (words) => archetypeByLetters().get(words.join('')))
  if (!figure && archetype) return { by: 'archetype', archetype }
  const meant = figure ?? firstFound(names, figureWithErrors)
  if (meant) return { by: 'notes', figure: meant, archetype: archetypeOf(meant.archetype) }
  return { by: 'nothing', archetype: archetypeOf(NEUTRAL) }
}

function figureWithErrors(words: readonly string[]): Figure | undefined {
  const fitting = knownNames().filter((known) => isSameName(words, known.words))
  const [figure, ...others] = new Set(fitting.map((known) => known.figure))
  return others.length === 0 ? figure : undefined
}

function firstFound<T>(
  names: readonly (readonly string[])[],
  find: (words: readonly string[]) => T | undefined,
): T | undefined {
  for (const words of names) {
    const found = find(words)
    if (found) return found
  }
  return undefined
}
