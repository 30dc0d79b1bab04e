import { stableNumber } from '../../stable-number.ts'
import { listed, sentence } from '../english.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import { countWords, namesWithin, plainColor, type SharedOutfit } from './shared-outfit.ts'

const WORDS_MAX = 18
const ONE_COLOR_FROM = 3

/** Returns a caption with one fact, stable per outfit: 'Biker jacket, light blue shirt, stone trousers, loafers.' */
export function instagramCaption(outfit: SharedOutfit): string {
  const facts = [forOccasion(outfit), namesWithin(outfit.pieces, WORDS_MAX).join(', ')].filter(
    (fact) => fact !== null && countWords(fact) <= WORDS_MAX,
  )
  const chosen = facts[Math.floor(stableNumber(outfit.id) * facts.length)] ?? ''
  return sentence(oneColor(outfit) ?? chosen)
}

// Returns 'all black: coat, sweater, trousers, boots' or 'all black, plus a rust scarf'.
function oneColor({ pieces }: SharedOutfit): string | null {
  const shade = pieces.map(plainColor).find((color, at, all) => color !== null && all.indexOf(color) < at)
  if (shade === undefined || shade === null) return null
  const others = pieces.filter((piece) => plainColor(piece) !== shade)
  if (pieces.length - others.length < ONE_COLOR_FROM || others.length > 1) return null
  const [other] = others
  if (other) {
    const { a, shade: otherShade } = pieceWords(other)
    const isOther = otherShade !== null && otherShade !== shade
    return isOther ? `all ${shade}, plus ${a}` : null
  }
  const nouns = [...new Set(pieces.map((piece) => pieceWords(piece).noun))].join(', ')
  return countWords(nouns) + 2 <= WORDS_MAX ? `all ${shade}: ${nouns}` : `all ${shade}`
}

function forOccasion({ pieces, occasion }: SharedOutfit): string | null {
  if (!occasion) return null
  const end = `for ${occasion}`
  // 'And' counts as a word.
  const names = namesWithin(pieces, WORDS_MAX - countWords(end) - 1)
  return names.length > 1 ? `${listed(names)} ${end}` : null
}
