import { foldedWords } from './folded-words.ts'
import { type StyleTribe, styleTribes, type TribeWeights } from './garment.ts'
import { styleTribeWords } from './style-tribe-words.ts'

const LEAN = 0.4
const LONGEST_PHRASE = 3

type Told = readonly (readonly [StyleTribe, number])[]

const toldByPhrase = tellingPhrases()
const phraseStarts = new Set([...toldByPhrase.keys()].filter((each) => each.includes(' ')).map(firstWord))

/** How much a free text (a name, a style field) speaks of each tribe: the strongest is 1, none where no word tells. */
export function readTribes(text: string): TribeWeights {
  return readTribesIn(foldedWords(text))
}

/** As `readTribes`, for a text that is already split into words. */
export function readTribesIn(words: readonly string[]): TribeWeights {
  const sums = new Map<StyleTribe, number>()
  for (let at = 0; at < words.length; at++) {
    const longest = phraseStarts.has(words[at] ?? '') ? Math.min(LONGEST_PHRASE, words.length - at) : 1
    for (let length = longest; length > 0; length--) {
      const phrase = length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ')
      for (const [tribe, weight] of toldByPhrase.get(phrase) ?? [])
        sums.set(tribe, (sums.get(tribe) ?? 0) + weight)
    }
  }
  return normalized(sums)
}

function normalized(sums: ReadonlyMap<StyleTribe, number>): TribeWeights {
  // One leaning word is no claim: the strongest tribe is 1 only from a whole word on.
  const most = Math.max(1, ...sums.values())
  const weights: Partial<Record<StyleTribe, number>> = {}
  for (const [tribe, sum] of sums) weights[tribe] = sum / most
  return weights
}

function tellingPhrases(): Map<string, Told> {
  const told = new Map<string, Told>()
  for (const tribe of styleTribes) {
    const [sure = '', leaning = ''] = styleTribeWords[tribe].split('|')
    const known = new Set<string>()
    for (const [words, weight] of [
      [sure, 1],
      [leaning, LEAN],
    ] as const) {
      // prettier-ignore
      for (const word of words.split(' ')) {
        const phrase = foldedWords(word).join(' ')
        if (!phrase || known.has(phrase)) continue
        known.add(phrase)
        told.set(phrase, [...(told.get(phrase) ?? []), [tribe, weight]])
      }
    }
  }
  return told
}

function firstWord(phrase: string): string {
  return phrase.slice(0, phrase.indexOf(' '))
}
