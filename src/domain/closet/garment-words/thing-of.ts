import { beginsPhrase, findNoun, namesNothing, refinementsOf, type Thing } from './find-noun.ts'

// Where the head of a name ends: what follows belongs to it ('with belt') or is only its stuff ('in denim').
const listOf = (words: string) => new Set(words.split(' '))
const ends = listOf(
  'with without and for by from on over under mit ohne und fur von per con senza e y sin para pour avec sans et plus',
)
const joins = listOf('in of aus en de di da del della du des to a')

const LONGEST_PHRASE = 3

/**
 * The piece that the words of a text name, or null. The last noun of a compound counts ('shirt dress' is a dress), in
 * the first part of the text that has one. With `fits`, pieces that do not fit are passed over.
 */
export function thingOf(words: readonly string[], fits: (thing: Thing) => boolean = anyThing): Thing | null {
  const units = unitsOf(words)
  return thingIn(units, 'strong', fits) ?? thingIn(units, 'weak', fits)
}

const anyThing = () => true

type Strength = Parameters<typeof findNoun>[1]

function thingIn(
  units: readonly string[],
  strength: Strength,
  fits: (thing: Thing) => boolean,
): Thing | null {
  for (let start = 0; start < units.length;) {
    const end = nextOf(ends, units, start, units.length)
    const refine = refinerOf(units, start, end)
    for (let from = start; from < end;) {
      const to = nextOf(joins, units, from, end)
      for (let at = to - 1; at >= from; at--) {
        const head = findNoun(units[at] ?? '', strength)
        const thing = head && refine(head)
        if (thing && fits(thing)) return thing
      }
      from = to + 1
    }
    start = end + 1
  }
  return null
}

function nextOf(marks: ReadonlySet<string>, units: readonly string[], from: number, end: number): number {
  let at = from
  while (at < end && !marks.has(units[at] ?? '')) at++
  return at
}

// The words of a clause are made a set once, and only where a refinement is looked for.
function refinerOf(units: readonly string[], start: number, end: number): (head: Thing) => Thing {
  let clause: ReadonlySet<string> | undefined
  return (head) => {
    const refinements = refinementsOf(head)
    if (!refinements) return head
    clause ??= new Set(units.slice(start, end))
    for (const [word, thing] of refinements) if (clause.has(word)) return thing
    return head
  }
}

/** The words of a text, with the phrases that are known joined into one. */
function unitsOf(words: readonly string[]): string[] {
  const units: string[] = []
  for (let at = 0; at < words.length;) {
    const length = beginsPhrase(words[at] ?? '') ? phraseLengthAt(words, at) : 1
    const unit = length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ')
    if (length === 1 || !namesNothing(unit)) units.push(unit)
    at += length
  }
  return units
}

function phraseLengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    if (namesNothing(phrase) || findNoun(phrase, 'strong') || findNoun(phrase, 'weak')) return length
  }
  return 1
}
