import type { InfluencerOutfit, InfluencerOutfitRequest } from '../../../contract/stylist-influencer.ts'
import { swatchColor } from '../../closet/swatch-color.ts'
import type { Wearer } from '../../closet/wearer.ts'
import { listed, sentence } from '../../sentence.ts'
import { readOccasion } from '../occasions/read-occasion.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import { chooseLines, type OutfitLine } from './choose-lines.ts'
import { fitsLines } from './fits-lines.ts'
import { startingPoint } from './starting-point.ts'

const TIPS_OF_PROFILE = 2
const TIPS_MIN = 2
const alwaysTrue = [
  'Try all of it on the day before, shoes included, and sit down in it.',
  'Look at the back in a second mirror: that is what most people see.',
]

// Tricks that are none where one is to be covered.
const BARES = /\b(bare|undo|open|show|shows|unbuttoned|skip|nothing|lingerie|crop|cut)\b/i
const SHADES = new Set(['light', 'dark', 'pale', 'deep'])

/**
 * An outfit for an occasion in the style of a profile, without what the wearer never wears. The profile is data: a page
 * may have changed it.
 */
export function influencerOutfit(
  { styleProfile, occasion }: Pick<InfluencerOutfitRequest, 'styleProfile' | 'occasion'>,
  wearer?: Wearer,
): Omit<InfluencerOutfit, 'curatedBy'> {
  const needs = readOccasion(occasion)
  const { archetype } = startingPoint(styleProfile.influencerName)
  const lines = chooseLines(styleProfile.wardrobe_staples, archetype, needs, wearer)
  const known = styleProfile.styling_tricks.length > 0 ? styleProfile.styling_tricks : archetype.tricks
  const tricks = known.filter((trick) => fitsLines(trick, lines) && !(needs.asksCover && BARES.test(trick)))
  const tips = [...tipsFor(needs), ...tricks.slice(0, TIPS_OF_PROFILE)]
  return {
    outfit_description: `${inOneSentence(lines)} ${fitFor(needs, lines)}`,
    color_story: colorStory(lines),
    styling_tips: [...tips, ...alwaysTrue].slice(0, Math.max(TIPS_MIN, tips.length)),
    shopping_list: lines.map(({ text }) => text),
  }
}

function inOneSentence(lines: readonly OutfitLine[]): string {
  const under = lines.filter(({ slot }) => slot === 'dress' || slot === 'top' || slot === 'bottom')
  const over = lines.find(({ slot }) => slot === 'outer')
  const rest = lines.filter(({ slot }) => slot === 'shoes' || slot === 'bag' || slot === 'extra')
  const worn = under.map(asWords).join(' with ')
  const base = over ? `${asWords(over)} over ${worn}` : worn
  return sentence(rest.length === 0 ? base : `${base}, then ${listed(rest.map(asWords))}`)
}

// What comes behind a comma in a line is for the shop.
function asWords({ text, garment }: OutfitLine): string {
  const words = text.split(',', 1)[0]?.trim() ?? text
  const small = /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
  return isPlural(small, garment.slot) ? small : `${/^[aeio]/i.test(small) ? 'an' : 'a'} ${small}`
}

function isPlural(words: string, slot: string): boolean {
  return (
    slot === 'shoes' ||
    /(jeans|trousers|chinos|shorts|leggings|joggers|glasses|earrings|gloves|tights)$/.test(words)
  )
}

function fitFor(needs: OccasionNeeds, lines: readonly OutfitLine[]): string {
  return sentence(
    `For ${needs.phrase} this is ${levelOf(needs.formality.ideal)}, and ${claimOf(needs, lines)}`,
  )
}

function levelOf(formality: number): string {
  if (formality <= 2.4) return 'easy'
  if (formality <= 3.3) return 'neat without being strict'
  return formality <= 4.2 ? 'dressed with care' : 'formal'
}

function claimOf(
  { temperatureCelsius, isWet, season, dayTime }: OccasionNeeds,
  lines: readonly OutfitLine[],
): string {
  const minds = lines.find(({ garment }) => garment.rain === 'spoils' || garment.rain === 'suffers')
  if (isWet)
    return minds ? `only the ${shortName(minds.text)} should be kept dry` : 'nothing in it minds the wet'
  if (temperatureCelsius !== null) return `it is chosen for ${Math.round(temperatureCelsius)} °C`
  if (season && lines.every(({ garment }) => garment.seasons.includes(season)))
    return `every piece can be worn in ${season}`
  if (dayTime === 'evening' || dayTime === 'night') return 'it holds up under evening light'
  return 'every piece can be worn again without the others'
}

function colorStory(lines: readonly OutfitLine[]): string {
  const colored = lines.flatMap(({ text, slot, garment }) => {
    const name = slot === 'extra' ? null : colorWord(text)
    return garment.color && name ? [{ text, name, isNeutral: garment.color.isNeutral }] : []
  })
  const accents = distinct(colored.filter(({ isNeutral }) => !isNeutral).map(({ name }) => name))
  const ground = distinct(colored.filter(({ isNeutral }) => isNeutral).map(({ name }) => name))
  const repeated = distinct(colored.map(({ name }) => name)).find(
    (color) => colored.filter(({ name }) => name === color).length > 1,
  )
  const pair = colored.filter(({ name }) => name === repeated).map(({ text }) => shortName(text))
  const second =
    repeated && pair[0] && pair[1] && pair[0] !== pair[1]
      ? ` ${sentence(`The ${repeated} of the ${pair[0]} comes back in the ${pair[1]}`)}`
      : ''
  return sentence(opening(accents, ground)) + second
}

function opening(accents: readonly string[], ground: readonly string[]): string {
  if (accents.length + ground.length === 0) return 'The colors are open; keep to two and repeat one of them'
  if (accents.length === 0) {
    if (ground.length === 1)
      return `${listed(ground)} from head to foot, so the cloth has to tell the pieces apart`
    return `${listed(ground)} do all the work, and the cloth tells the pieces apart`
  }
  if (ground.length === 0)
    return `${listed(accents)} ${accents.length === 1 ? 'stands' : 'stand'} without a neutral beside ${accents.length === 1 ? 'it' : 'them'}`
  return `${listed(accents)} ${accents.length === 1 ? 'is the one color' : 'are the colors'}, and ${listed(ground)} ${ground.length === 1 ? 'carries' : 'carry'} ${accents.length === 1 ? 'it' : 'them'}`
}

// 'light blue' of 'Light blue oversized shirt'.
function colorWord(text: string): string | null {
  const words = text.toLowerCase().split(/\s+/)
  const at = words.findIndex((word) => swatchColor(word) !== null)
  const word = words[at]
  if (word === undefined) return null
  const shade = words[at - 1]
  return shade !== undefined && SHADES.has(shade) ? `${shade} ${word}` : word
}

// Without its color word: 'the penny loafers'.
function shortName(text: string): string {
  const words = (text.split(',', 1)[0] ?? text).trim().split(/\s+/)
  const short = words.slice(words.length > 2 ? -2 : -1).join(' ')
  return words.length > 1 || short === 'T-shirt' ? short : short.toLowerCase()
}

function tipsFor({ isWet, temperatureCelsius, activities, asksCover, dayTime }: OccasionNeeds): string[] {
  const tips: (string | false)[] = [
    isWet && 'Spray the shoes the evening before, and leave suede and silk at home.',
    temperatureCelsius !== null &&
      temperatureCelsius >= 26 &&
      'Take the lining out of the plan: one layer, loose at the neck.',
    temperatureCelsius !== null &&
      temperatureCelsius < 6 &&
      'A fine wool layer under the top keeps the line and adds the warmth.',
    activities.includes('walking') &&
      'Walk to the end of the street in the shoes before you decide for them.',
    activities.includes('on grass') && 'On grass choose a block heel or a flat sole.',
    activities.includes('dancing') && 'Lift both arms once in front of the mirror: nothing may ride up.',
    asksCover && 'Shoulders and knees stay covered here; check both sitting down.',
    (dayTime === 'evening' || dayTime === 'night') &&
      'Leave the large bag at home: keys, card and telephone fit into a small one.',
  ]
  return tips.filter((tip) => tip !== false).slice(0, 2)
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
