import { garmentKinds, type GarmentKind } from '../garment-kinds.ts'
import { kindNouns, noNouns, refinedKinds, weakKindNouns } from './kind-nouns.ts'
import { otherNouns, otherThings, type OtherThing, weakOtherNouns } from './other-nouns.ts'

/** A kind that Armadio can draw, or something else that people wear or carry. */
export type Thing = GarmentKind | OtherThing

type Nouns = Partial<Record<Thing, string>>

const things: readonly Thing[] = [...garmentKinds.map(({ id }) => id), ...otherThings]
const strong = tableOf({ ...kindNouns, ...otherNouns })
const weak = tableOf({ ...weakKindNouns, ...weakOtherNouns })
const phrasesOfNothing = new Set(noNouns.split(' ').map(spaced))
const phraseStarts = new Set(
  [...strong.keys(), ...weak.keys(), ...phrasesOfNothing]
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => phrase.slice(0, phrase.indexOf(' '))),
)
const refinements = new Map<Thing, ReadonlyMap<string, Thing>>(
  garmentKinds.flatMap(({ id }) => {
    const refined = refinedKinds[id]
    return refined ? [[id, tableOf(refined)]] : []
  }),
)

/**
 * The piece that a word or a known phrase names, in the singular or the plural. A weak noun counts only where no
 * other word of the text names a piece.
 */
export function findNoun(unit: string, strength: 'strong' | 'weak'): Thing | undefined {
  const table = strength === 'strong' ? strong : weak
  const found = table.get(unit)
  if (found !== undefined || !unit.endsWith('s')) return found
  return table.get(unit.slice(0, -1)) ?? table.get(unit.slice(0, -2))
}

/** Whether a known phrase of several words may begin with `word`. */
export function beginsPhrase(word: string): boolean {
  return phraseStarts.has(word)
}

/** Whether a phrase holds the word of a piece and names none: 'boot cut'. */
export function namesNothing(phrase: string): boolean {
  return phrasesOfNothing.has(phrase)
}

/** What another word of the text makes of a piece, by that word; the first that is there counts. */
export function refinementsOf(thing: Thing): ReadonlyMap<string, Thing> | undefined {
  return refinements.get(thing)
}

function tableOf(nouns: Nouns): Map<string, Thing> {
  const entries = things.flatMap((thing) =>
    (nouns[thing]?.split(' ') ?? []).map((word): [string, Thing] => [spaced(word), thing]),
  )
  return new Map(entries)
}

function spaced(phrase: string): string {
  return phrase.replaceAll('-', ' ')
}
