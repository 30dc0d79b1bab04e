import { clothColors } from '../colors/cloth-colors.ts'
import { colorFamily } from '../colors/color-family.ts'
import { colorNames } from '../colors/color-name.ts'
import { basicColors } from '../colors/shade-of.ts'
import { once } from '../../once.ts'

const namesOfColors = once(() => new Set(colorNames.map((name) => name.toLowerCase())))

// Families that a word of color may shade beside its own: 'linen white', 'camel brown'.
const alike: Readonly<Record<string, readonly string[]>> = { white: ['beige'], brown: ['beige', 'orange'] }

// Of one family, so that a 'denim black jacket' stays of denim.
function shades(word: string, basic: string): boolean {
  const hex = clothColors.get(word)
  if (hex === undefined) return false
  const family = colorFamily(hex)
  return family === basic || alike[basic]?.includes(family) === true
}

/**
 * The words of a name without those that only shade the color after them, which name no fabric or type: a 'denim blue
 * shirt' is a blue shirt. `color` is the text of the color, which may have the same two words.
 */
export function withoutColorNames(words: readonly string[], color: readonly string[]): string[] {
  const written = ` ${color.join(' ')} `
  return words.filter((word, at) => {
    const next = words[at + 1] === 'grey' ? 'gray' : (words[at + 1] ?? '')
    // Dark jeans are dressier.
    if (!basicColors.has(next) || basicColors.has(word) || word === 'dark') return true
    const name = `${word} ${next}`
    return !namesOfColors().has(name) && !shades(word, next) && !written.includes(` ${name} `)
  })
}
