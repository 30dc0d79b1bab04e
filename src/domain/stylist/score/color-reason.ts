import { sentence } from '../../sentence.ts'
import { asking } from '../occasions/asking.ts'
import { callAll, callColored, callPiece, verb } from './call-piece.ts'
import type { ColoredPiece, ColorFacts, ColorPair } from './color-facts.ts'
import { isColorful } from './color-relation.ts'

const CLASH_BELOW = 0.6

/** The most telling fact about the colors of an outfit, as one sentence. */
export function colorReason(facts: ColorFacts): string {
  const words =
    avoidedWords(facts) ??
    unwantedWords(facts) ??
    unknownWords(facts) ??
    clashWords(facts) ??
    wantedWords(facts) ??
    (facts.hues.length === 0 ? neutralWords(facts) : colorfulWords(facts))
  return sentence(words)
}

function avoidedWords({ avoided }: ColorFacts): string | null {
  const [first] = avoided
  if (!first) return null
  const custom = first.reason.charAt(0).toLowerCase() + first.reason.slice(1)
  return `${callColored(first.piece)} ${verb([first.piece], 'has', 'have')} the wrong color for this: ${custom}`
}

function unwantedWords({ wanted, occasion, colored }: ColorFacts): string | null {
  if (!wanted || wanted.length > 0 || !occasion) return null
  const [first] = colored
  if (!first) return null
  return `${asking(occasion.phrase)} for ${occasion.wantColors.join(' or ')}, and no large piece here is that`
}

function wantedWords({ wanted, occasion }: ColorFacts): string | null {
  if (!wanted || !occasion) return null
  const families = [...new Set(wanted.map(({ main }) => main.family))].join(' and ')
  return `${callAll(wanted, callColored)} ${verb(wanted, 'keeps', 'keep')} to the ${families} that ${asking(occasion.phrase)} for`
}

function unknownWords({ colored, unknown }: ColorFacts): string | null {
  if (colored.length > 1) return null
  const [only] = colored
  if (!only) return `no color is known of ${callAll(unknown)}, so color speaks neither for it nor against it`
  if (unknown.length > 0)
    return `${callColored(only)} ${verb([only], 'is', 'are')} the only color that is known here, so nothing clashes`
  return `${callColored(only)} ${verb([only], 'stands', 'stand')} alone, so no color clashes with ${verb([only], 'it', 'them')}`
}

function clashWords({ pairs, hues }: ColorFacts): string | null {
  if (hues.length > 3)
    return `${callAll(
      hues.flatMap((group) => group.slice(0, 1)),
      callColored,
    )} are more colors than the eye can follow at once`
  const worst = bestOf(pairs, (pair) => -pair.relation.harmony * 10 - pair.weight / 10)
  if (!worst || worst.relation.harmony >= CLASH_BELOW) return null
  return `${both(worst)} are both strong and neither kin nor opposites, so they pull against each other`
}

function neutralWords({ colored, pairs }: ColorFacts): string {
  const byLight = colored.toSorted((one, other) => other.main.lightness - one.main.lightness)
  const [lightest] = byLight
  const darkest = byLight.at(-1)
  const oneFamily = new Set(colored.map(({ main }) => main.family)).size === 1
  if (oneFamily && lightest)
    return `${callAll(colored, callColored)} keep to ${lightest.main.family} from top to toe`
  const mistaken = pairs.find(({ relation }) => relation.kind === 'close neutrals' && relation.harmony < 0.7)
  if (mistaken)
    return `${both(mistaken)} are close in depth but one is warm and one is cool, the only seam in these quiet colors`
  if (lightest && darkest && lightest.main.lightness - darkest.main.lightness >= 0.3)
    return `nothing but neutrals, from the light of ${callColored(lightest)} to the dark of ${callColored(darkest)}`
  return `${callAll(colored, callColored)} are neutrals of nearly one depth, calm and without an accent`
}

function colorfulWords(facts: ColorFacts): string {
  const [leading = []] = facts.hues
  if (facts.hues.length === 1) {
    return leading.length === 1 ? accentWords(facts, leading) : oneHueWords(facts, leading)
  }
  const pair = bestOf(
    facts.pairs.filter(({ one, other }) => isColorful(one.main) && isColorful(other.main)),
    ({ weight, relation }) => weight * (relation.kind === 'one hue' ? 0.5 : 1),
  )
  return pair ? pairWords(pair) : accentWords(facts, leading)
}

function accentWords({ colored }: ColorFacts, [accent]: readonly ColoredPiece[]): string {
  const calm = colored.filter((piece) => piece !== accent)
  if (!accent) return `${callAll(calm, callColored)} are calm beside each other`
  const neutral = `${callAll(calm, callColored)} ${verb(calm, 'stays', 'stay')} neutral`
  const strength = accent.main.chroma >= 0.09 ? 'strong color' : 'color'
  return `${callColored(accent)} ${verb([accent], 'is', 'are')} the one ${strength}, and ${neutral} beside ${verb([accent], 'it', 'them')}`
}

function oneHueWords({ colored }: ColorFacts, hue: readonly ColoredPiece[]): string {
  const family = hue[0]?.main.family ?? ''
  const isOneFamily = hue.every(({ main }) => main.family === family)
  const tones = isOneFamily ? `tones of one ${family}` : 'neighbors on the color wheel'
  const calm = colored.filter(({ main }) => !isColorful(main))
  const ground = calm.length > 0 ? `, with ${callAll(calm.slice(0, 2), callColored)} as a quiet ground` : ''
  return `${callAll(hue, callColored)} are ${tones}${ground}`
}

function pairWords(pair: ColorPair): string {
  const [light, dark] =
    pair.one.main.lightness >= pair.other.main.lightness ? [pair.one, pair.other] : [pair.other, pair.one]
  const isFarInLight = light.main.lightness - dark.main.lightness >= 0.25
  const depth = isFarInLight
    ? `and ${callPiece(dark)} ${verb([dark], 'is', 'are')} the darker by far`
    : 'at nearly one depth'
  if (pair.relation.kind === 'opposites')
    return `${both(pair)} lie opposite each other on the color wheel, ${depth}`
  if (pair.relation.kind === 'far hues')
    return `${both(pair)} have little in common in color, ${isFarInLight ? depth : 'but neither is loud enough to clash'}`
  if (pair.relation.kind === 'neighbors') return `${both(pair)} are neighbors on the color wheel, ${depth}`
  return `${both(pair)} are two tones of one color, ${depth}`
}

function both({ one, other }: ColorPair): string {
  return `${callColored(one)} and ${callColored(other)}`
}

function bestOf<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  let best: Item | null = null
  for (const item of items) if (!best || value(item) > value(best)) best = item
  return best
}
