import { basicColors } from '../colors/shade-of.ts'

/**
 * The words of a name without those that only shade the color after them, which name no fabric or type: with the color
 * 'Denim blue', as a photo suggests it, a 'Denim blue shirt' is a blue shirt. `color` is the text of the color.
 */
export function withoutColorNames(words: readonly string[], color: readonly string[]): string[] {
  const written = ` ${color.join(' ')} `
  return words.filter((word, at) => {
    const next = words[at + 1] ?? ''
    const isShade = basicColors.has(next === 'grey' ? 'gray' : next) && !basicColors.has(word)
    // Dark jeans are dressier.
    return !isShade || word === 'dark' || !written.includes(` ${word} ${next} `)
  })
}
