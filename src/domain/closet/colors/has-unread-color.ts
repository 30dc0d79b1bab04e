import { vocabulary } from '../garment-words/vocabulary/vocabulary.ts'
import { plainLetters } from '../text/plain-letters.ts'
import { readColors } from './perceived-color.ts'

const BETWEEN_PARTS = /\bw\/|[,;/+&|()]|\b(?:and|with|und|mit|et|e|y|con|avec)\b/i

const { material, pattern, plain } = vocabulary
const known = new Set([...Object.values(material), ...Object.values(pattern), plain].flat())

/**
 * Whether a color text has a part that names no known color, pattern or fabric: the 'neon' of 'Grey/neon', the
 * 'cherries' of 'White with cherries'. The piece then may have a color that nobody can name.
 */
export function hasUnreadColor(color: string): boolean {
  return color.split(BETWEEN_PARTS).some((part) => {
    const words = plainLetters(part)
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
    return words.length > 0 && readColors(part).length === 0 && !words.some((word) => known.has(word))
  })
}
