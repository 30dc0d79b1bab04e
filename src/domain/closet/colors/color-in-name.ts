import { basicColors, impliesFamily } from './shade-of.ts'
import { swatchColor } from './swatch-color.ts'
import { wordSet } from '../../word-set.ts'

const shades = wordSet(
  'light dark pale bright deep soft hot pastel neon sky royal baby powder forest off dusty',
)

/** Color in an English name: 'Light blue' for 'light blue oxford shirt'; null if it has none or several. */
export function colorInName(name: string): string | null {
  const words = name
    .toLowerCase()
    .replaceAll('grey', 'gray')
    .split(/[^\p{L}]+/u)
  const found = words.flatMap((word, at) => {
    if (!basicColors.has(word) && !impliesFamily.has(word)) return []
    const shaded = `${words[at - 1]} ${word}`
    return [shades.has(words[at - 1] ?? '') && swatchColor(shaded) ? shaded : word]
  })
  // 'Navy blue' is one color.
  const [first, second, ...others] = found
  const isOne = second === undefined || (impliesFamily.has(first ?? '') && basicColors.has(second))
  if (first === undefined || !isOne || others.length > 0) return null
  return first.charAt(0).toUpperCase() + first.slice(1)
}
