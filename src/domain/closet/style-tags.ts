import { foldedWords } from './folded-words.ts'
import { type StyleTag, allStyleTags, type StyleTagWeights } from './garment.ts'
import { styleTagWords } from './style-tag-words.ts'

const LEAN = 0.4
const LONGEST_PHRASE = 3

type TagWeights = readonly (readonly [StyleTag, number])[]

const toldByPhrase = tellingPhrases()
const phraseStarts = new Set([...toldByPhrase.keys()].filter((each) => each.includes(' ')).map(firstWord))

/** How much a free text (a name, a style field) speaks of each style tag: the strongest is 1, none where no word tells. */
export function readStyleTags(text: string): StyleTagWeights {
  return readStyleTagsIn(foldedWords(text))
}

/** As `readStyleTags`, for a text that is already split into words. */
export function readStyleTagsIn(words: readonly string[]): StyleTagWeights {
  const sums = new Map<StyleTag, number>()
  for (let at = 0; at < words.length; at++) {
    const longest = phraseStarts.has(words[at] ?? '') ? Math.min(LONGEST_PHRASE, words.length - at) : 1
    for (let length = longest; length > 0; length--) {
      const phrase = length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ')
      for (const [styleTag, weight] of toldByPhrase.get(phrase) ?? [])
        sums.set(styleTag, (sums.get(styleTag) ?? 0) + weight)
    }
  }
  return normalized(sums)
}

function normalized(sums: ReadonlyMap<StyleTag, number>): StyleTagWeights {
  // One leaning word is no claim: the strongest style tag is 1 only from a whole word on.
  const most = Math.max(1, ...sums.values())
  const weights: Partial<Record<StyleTag, number>> = {}
  for (const [styleTag, sum] of sums) weights[styleTag] = sum / most
  return weights
}

function tellingPhrases(): Map<string, TagWeights> {
  const told = new Map<string, TagWeights>()
  for (const styleTag of allStyleTags) {
    const [sure = '', leaning = ''] = styleTagWords[styleTag].split('|')
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
        told.set(phrase, [...(told.get(phrase) ?? []), [styleTag, weight]])
      }
    }
  }
  return told
}

function firstWord(phrase: string): string {
  return phrase.slice(0, phrase.indexOf(' '))
}
