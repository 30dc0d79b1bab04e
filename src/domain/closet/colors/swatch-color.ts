import { clothColors, colorShades, mixedColor } from './cloth-colors.ts'
import { plainLetters } from '../text/plain-letters.ts'

/**
 * Returns the hex color for the swatch of a free color text, or null if it names no color.
 * The first color counts: 'White and blue' is white, 'brick red' is brick. A shade word before it is applied.
 */
export function swatchColor(text: string): string | null {
  const written = /^\s*(#[0-9a-f]{6}|#[0-9a-f]{3})\s*$/i.exec(text)?.[1]
  if (written) return written.toLowerCase()
  const words = plainLetters(text)
    .split(/[^a-z]+/)
    .filter(Boolean)
  for (const [at, word] of words.entries()) {
    const named = clothColors.get(`${word} ${words[at + 1]}`) ?? clothColors.get(word)
    if (named) return mixedColor(named, colorShades.get(words[at - 1] ?? '') ?? 0)
  }
  return null
}
