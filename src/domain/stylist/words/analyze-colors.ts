import { clothOf } from '../../closet/cloth-of.ts'
import { shadeOf } from '../../closet/color-words.ts'
import type { GarmentColor } from '../../closet/garment.ts'
import { capital, listed, numeral } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import { isMain } from '../score/area-weight.ts'
import { colorRelation, hueDistance, isColorful } from '../score/color-relation.ts'
import { chooseWords } from './choose-words.ts'
import type { OutfitView } from './outfit-view.ts'
import { voiceOf } from './voice.ts'

interface Colored {
  readonly piece: StylistPiece
  readonly color: GarmentColor
  readonly shade: string
}

// Degrees of hue in which two pieces look like one color.
const ONE_HUE = 34
// Of OKLCH lightness: from here light and dark are a contrast.
const CONTRAST = 0.3
const CLOSE = 0.17
const CLASH_BELOW = 0.6

/** How the colors of an outfit stand to each other, in a sentence. */
export function analyzeColors(view: OutfitView): string {
  const colored = view.pieces.flatMap((piece): Colored[] => {
    const shade = shadeOf(piece)
    return piece.garment.color && shade ? [{ piece, color: piece.garment.color, shade }] : []
  })
  const [first] = colored
  if (!first)
    return 'No color is written down for these pieces, so hold them side by side in daylight before you go.'
  if (colored.length === 1) return aloneWords(view, first)
  const colorful = colored.filter(({ color }) => isColorful(color))
  const [lead] = colorful
  if (!lead) return neutralWords(view, colored)
  const others = colorful.filter(({ color }) => hueDistance(color, lead.color) > ONE_HUE)
  return others.length === 0 ? oneHueWords(view, colored, colorful) : manyHuesWords(view, colored, colorful)
}

function aloneWords({ pieces }: OutfitView, { piece, shade }: Colored): string {
  if (pieces.length > 1)
    return `${capital(shade)} is the only color known here; hold the other pieces against ${voiceOf(piece).the} in daylight.`
  return `With ${shade} alone there is nothing to clash, so every neutral is still open.`
}

function neutralWords(view: OutfitView, colored: readonly Colored[]): string {
  const shades = [...new Set(colored.map(({ shade }) => shade))]
  const [only = ''] = shades
  if (shades.length === 1) return oneShadeWords(view, colored, only)
  const large = colored.filter(({ piece }) => isMain(piece.garment.slot))
  const byLight = (large.length > 1 ? large : colored).toSorted(
    (one, other) => other.color.lightness - one.color.lightness,
  )
  const [light] = byLight
  const dark = byLight.at(-1)
  const apart = light && dark ? light.color.lightness - dark.color.lightness : 0
  if (light && dark && apart >= CLOSE && apart < CONTRAST)
    return `From ${light.shade} down to ${dark.shade} it goes in quiet steps, and no bright color breaks in.`
  if (!light || !dark || apart < CONTRAST)
    return chooseWords(view, 'close neutrals', [
      `${capital(listed(shades.slice(0, 3)))} lie close in depth, so the cut speaks before the color.`,
      `The tones stay near each other, ${listed(shades.slice(0, 3))}, and none of them asks to be first.`,
    ])
  return chooseWords(view, 'neutrals', [
    `${capital(light.shade)} and ${dark.shade} lie far apart, which gives an edge without a single bright color.`,
    `No piece is loud: the eye goes from the ${light.shade} of ${voiceOf(light.piece).the} to the ${dark.shade} of ${voiceOf(dark.piece).the}.`,
    `The contrast is one of light and dark, ${light.shade} against ${dark.shade}.`,
  ])
}

function oneShadeWords(view: OutfitView, colored: readonly Colored[], shade: string): string {
  const cloths = [...new Set(colored.map(({ piece }) => clothOf(piece)).filter((cloth) => cloth !== null))]
  if (colored.length < view.pieces.length)
    return `Every color that is known here is ${shade}, which is hard to get wrong.`
  const [one, other] = cloths
  if (one && other)
    return `All of it is ${shade}, and the change from ${one} to ${other} does what color would.`
  return `All of it is ${shade}, one line without a break.`
}

function oneHueWords(view: OutfitView, colored: readonly Colored[], colorful: readonly Colored[]): string {
  const [lead] = colorful
  if (!lead) return neutralWords(view, colored)
  const ground = groundOf(colored)
  const { the, does } = voiceOf(lead.piece)
  if (colorful.length > 1) {
    const [one, other] = colorful
    const names = listed(
      [one, other].filter((each) => each !== undefined).map(({ piece }) => voiceOf(piece).the),
    )
    const quiet = ground.length > 0 ? `, with ${listed(ground)} as the quiet part` : ''
    return chooseWords(view, 'shared hue', [
      `${capital(names)} share a hue, so the color looks meant${quiet}.`,
      `The ${lead.shade} of ${the} has company in ${voiceOf(other?.piece ?? lead.piece).the}${quiet}.`,
    ])
  }
  if (lead.color.chroma < 0.065)
    return chooseWords(view, 'soft accent', [
      `Apart from neutrals there is only the ${lead.shade} of ${the}.`,
      `The ${lead.shade} of ${the} is one small step away from the neutrals.`,
    ])
  const quiet = ground.length > 1 ? ['step', 'leave', 'hold'] : ['steps', 'leaves', 'holds']
  if (ground.length === 0)
    return `${capital(lead.shade)} is the only color here, and ${the} ${does('carries', 'carry')} it.`
  return chooseWords(view, 'accent', [
    `${capital(lead.shade)} is the only color here that is not a neutral, and ${the} ${does('carries', 'carry')} it over ${listed(ground)}.`,
    `Without the ${lead.shade} of ${the} it would be all neutrals: ${listed(ground)}.`,
    `There is one strong color, the ${lead.shade} of ${the}; ${listed(ground)} ${quiet[2] ?? ''} it.`,
    `${capital(listed(ground))} ${quiet[0] ?? ''} back and ${quiet[1] ?? ''} the ${lead.shade} to ${the}.`,
  ])
}

function manyHuesWords(view: OutfitView, colored: readonly Colored[], colorful: readonly Colored[]): string {
  const [one, other] = leadingPair(colorful)
  if (!one || !other) return neutralWords(view, colored)
  const [ground] = groundOf(colored)
  const hold = ground ? `; ${ground} is the pause between them` : ''
  const pair = `${capital(one.shade)} and ${other.shade}`
  const { kind, harmony } = colorRelation(one.color, other.color)
  if (harmony < CLASH_BELOW)
    return `${pair} are two strong colors that pull apart: a contrast that you have to like.`
  if (kind === 'opposites')
    return chooseWords(view, 'opposites', [
      `${pair} lie across the color wheel and make each other clearer${hold}.`,
      `${pair} are opposites, and that is the idea of it${hold}.`,
    ])
  if (kind === 'neighbors')
    return chooseWords(view, 'neighbors', [
      `${pair} are neighbors on the color wheel, close enough to look related${hold}.`,
      `${pair} run into each other without a jump${hold}.`,
    ])
  const hues = new Set(colorful.map(({ shade }) => shade)).size
  return `${capital(numeral(hues))} colors meet here, ${pair.toLowerCase()} first, and none is strong enough to fight the others${hold}.`
}

// The two largest pieces whose hues differ.
function leadingPair(colorful: readonly Colored[]): readonly (Colored | undefined)[] {
  const [one] = colorful
  const other = colorful.find(({ color }) => one && hueDistance(color, one.color) > ONE_HUE)
  return [one, other]
}

function groundOf(colored: readonly Colored[]): string[] {
  const shades = colored.filter(({ color }) => !isColorful(color)).map(({ shade }) => shade)
  return [...new Set(shades)].slice(0, 3)
}
