import { listed, sentence } from '../../sentence.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import { garmentInWords, withArticle } from './garment-in-words.ts'
import type { OutfitLine } from './outfit-line.ts'

/** The outfit at a glance and what it suits: 'Navy blazer over a white shirt, with gray trousers and loafers. ...' */
export function outfitDescription(lines: readonly OutfitLine[], needs: OccasionNeeds): string {
  const of = (...slots: readonly OutfitLine['slot'][]) => lines.filter(({ slot }) => slots.includes(slot))
  const [over] = of('outer')
  const [first, ...withFirst] = [...of('dress', 'top'), ...of('bottom', 'shoes')]
  const base = first ? (over ? `${inWords(over)} over ${article(first)}` : inWords(first)) : ''
  const main = withFirst.length > 0 ? `${base}, with ${listed(withFirst.map(article))}` : base
  const small = of('bag', 'extra').map(inWords)
  const sentences = [main, listed(small)].filter(Boolean).map(sentence)
  return [...sentences, fitFor(needs, lines)].join(' ')
}

/** How the colors of an outfit go together. */
export function colorStory(lines: readonly OutfitLine[]): string {
  const colored = lines.flatMap((line) => {
    const name = line.slot === 'extra' ? null : (line.note?.color ?? line.garment.color?.family ?? null)
    return line.garment.color && name ? [{ line, name, isNeutral: line.garment.color.isNeutral }] : []
  })
  const accents = distinct(colored.filter(({ isNeutral }) => !isNeutral).map(({ name }) => name))
  const neutrals = distinct(colored.filter(({ isNeutral }) => isNeutral).map(({ name }) => name))
  const repeated = distinct(colored.map(({ name }) => name)).find(
    (color) => colored.filter(({ name }) => name === color).length > 1,
  )
  const pair = colored.filter(({ name }) => name === repeated).map(({ line }) => shortName(line))
  const second =
    repeated && pair[0] && pair[1] && pair[0] !== pair[1]
      ? ` ${sentence(`${repeated} repeats in the ${pair[0]} and the ${pair[1]}`)}`
      : ''
  return sentence(opening(accents, neutrals)) + second
}

function opening(accents: readonly string[], neutrals: readonly string[]): string {
  if (accents.length + neutrals.length === 0) return 'The colors are open: keep to two and repeat one'
  if (accents.length === 0)
    return neutrals.length === 1
      ? `All ${listed(neutrals)}, so the fabrics make the difference`
      : `Only neutrals: ${listed(neutrals)}`
  if (neutrals.length === 0) return `${listed(accents)}, with no neutral`
  return accents.length === 1
    ? `${listed(accents)} is the only color, with ${listed(neutrals)}`
    : `${listed(accents)} with ${listed(neutrals)}`
}

function fitFor(needs: OccasionNeeds, lines: readonly OutfitLine[]): string {
  return sentence(`${levelInWords(needs.formality.ideal)} for ${needs.phrase}${claimOf(needs, lines)}`)
}

function levelInWords(formality: number): string {
  if (formality <= 2.4) return 'Casual'
  if (formality <= 3.3) return 'Smart casual'
  return formality <= 4.2 ? 'Dressy' : 'Formal'
}

function claimOf({ temperatureCelsius, isWet, season }: OccasionNeeds, lines: readonly OutfitLine[]): string {
  const [delicate] = lines.filter(({ garment }) => garment.rain === 'spoils' || garment.rain === 'suffers')
  if (isWet) return delicate ? `; keep the ${shortName(delicate)} dry` : '; every piece can handle rain'
  if (temperatureCelsius !== null) return `, chosen for ${Math.round(temperatureCelsius)} °C`
  return season && lines.every(({ garment }) => garment.seasons.includes(season))
    ? `, and right for ${season}`
    : ''
}

// What follows a comma in a line is for the store.
function inWords({ text, note }: OutfitLine): string {
  if (note) return garmentInWords(note)
  const words = text.split(',', 1)[0]?.trim() ?? text
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

function article(line: OutfitLine): string {
  const words = inWords(line)
  return withArticle(words, line.note ? line.note.isPlural === true : isPlural(words, line))
}

// Of a line from a client or a model: 'jeans', but 'dress'.
function isPlural(words: string, { slot }: OutfitLine): boolean {
  return slot === 'shoes' || (words.endsWith('s') && !words.endsWith('ss'))
}

// Without its color: 'penny loafers'.
function shortName(line: OutfitLine): string {
  const words = (line.note?.name ?? inWords(line)).split(/\s+/)
  return words.slice(words.length > 2 ? -2 : -1).join(' ')
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
