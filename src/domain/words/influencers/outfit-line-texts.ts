import { firstMatchingRow } from '../../closet/matching-rows.ts'
import type { OutfitLine } from '../../stylist/influencers/outfit-line.ts'
import type { OccasionNeeds } from '../../stylist/outfit-needs.ts'
import { formalityLevel, meanFormality } from '../../stylist/score/terms/score-formality.ts'
import { avoidedColor } from '../../stylist/score/color/avoided-color.ts'
import { isColorful } from '../../stylist/score/color/color-harmony.ts'
import { totalClo } from '../../stylist/score/terms/score-season.ts'
import { warmthNeeded } from '../../stylist/score/warmth-needed.ts'
import { capital, degrees, listed, sentence, withArticle } from '../english.ts'
import { garmentWords } from './profile-lines.ts'

const SNOW_CELSIUS = 1
// Bounds of acceptable warmth, as a share of the required clo.
const MIN_WARMTH = 0.75
const MAX_WARMTH = 1.4

/** Describes an outfit and what it suits: 'Navy blazer over a white shirt, with gray trousers and loafers. ...' */
export function influencerOutfitDescription(lines: readonly OutfitLine[], needs: OccasionNeeds): string {
  const of = (...slots: readonly OutfitLine['slot'][]) => lines.filter(({ slot }) => slots.includes(slot))
  const [over] = of('outer')
  const [first, ...withFirst] = [...of('dress', 'top'), ...of('bottom', 'shoes')]
  const base = first ? (over ? `${inWords(over)} over ${article(first)}` : inWords(first)) : ''
  const main = withFirst.length > 0 ? `${base}, with ${listed(withFirst.map(article))}` : base
  const small = listed(of('bag', 'extra').map(inWords))
  const suits = level(lines, needs)
  return [main, small, suits, weather(lines, suits ? { ...needs, season: null } : needs)]
    .filter(Boolean)
    .map(sentence)
    .join(' ')
}

// States the formality level, only if level, colors and garments suit the occasion.
function level(lines: readonly OutfitLine[], needs: OccasionNeeds): string {
  const { phrase, mood, profiles } = needs
  const { least, most } = needs.formality
  const formality = meanFormality(lines.map(({ piece }) => piece))
  // Without a recognized occasion the level would be a guess.
  const isKnown = (profiles?.length ?? 0) > 0
  const isOffColor = lines.some(({ piece: { garment } }) => {
    const { color } = garment
    return color && (avoidedColor(color, needs) || (mood === 'grave' && isColorful(color)))
  })
  const isOfLevel = lines.length > 0 && isKnown && formality >= least && formality <= most
  return isOfLevel && !isOffColor && !isUnfit(lines, needs)
    ? `${capital(formalityLevel(formality))}, right for ${phrase}`
    : ''
}

// The right formality is not enough: a leather jacket and jeans are wrong for a ski day.
function isUnfit(
  lines: readonly OutfitLine[],
  { never = [], activities, temperatureCelsius }: OccasionNeeds,
): boolean {
  const isForSport = activities.includes('sport') || activities.includes('hiking')
  const isThin =
    temperatureCelsius !== null &&
    totalClo(lines.map(({ piece }) => piece)) < warmthNeeded(temperatureCelsius) * MIN_WARMTH
  return (
    isForSport || isThin || lines.some(({ piece }) => firstMatchingRow(piece.garment, never) !== undefined)
  )
}

const ALL_NAMED = 2
// Metals count as neutral.
const metals: ReadonlySet<string> = new Set(['gold', 'silver', 'bronze', 'rose gold'])

/** Describes how the colors of an outfit go together. */
export function colorStory(lines: readonly OutfitLine[]): string {
  const colored = lines.flatMap((line) => {
    const { color } = line.piece.garment
    const name = line.note?.color ?? (line.slot === 'extra' ? null : (color?.family ?? null))
    // A piece in two colors has no single color.
    const isOne = line.piece.garment.otherColors.length === 0
    return color && name && isOne ? [{ line, name, isNeutral: color.isNeutral || metals.has(name) }] : []
  })
  const named = Map.groupBy(colored, ({ name }) => name)
  const ofKind = (isNeutral: boolean) => [...named].filter(([, [one]]) => one?.isNeutral === isNeutral)
  const [accents, neutrals] = [ofKind(false), ofKind(true)].map((all) => all.map(([name]) => name))
  // False if a line has no stated color or is an accessory.
  const isWhole = lines.every((line) => colored.some((known) => known.line === line))
  return sentence(palette(lines, accents ?? [], neutrals ?? [], isWhole))
}

function palette(
  lines: readonly OutfitLine[],
  accents: readonly string[],
  neutrals: readonly string[],
  isWhole: boolean,
): string {
  const [colors, rest] = [listed(accents), listed(neutrals)]
  if (accents.length + neutrals.length === 0) return 'Choose two colors and repeat one'
  if (accents.length === 0) {
    // The colors of prints are unknown.
    const hasPrint = lines.some(({ piece }) => piece.garment.pattern !== null)
    if (!isWhole && neutrals.length === 1)
      return hasPrint ? `${rest} with prints` : `start from ${rest} and add one more color`
    if (!isWhole) return `neutrals: ${rest}`
    if (neutrals.length > ALL_NAMED) return `all neutrals: ${rest}`
    return neutrals.length === 1 ? `All ${rest}, with texture for contrast` : `All ${rest}`
  }
  if (neutrals.length === 0) return isWhole ? `${colors}, without neutrals` : colors
  return accents.length === 1 && isWhole
    ? `${colors} is the only color, with ${rest}`
    : `${colors} with ${rest}`
}

function weather(lines: readonly OutfitLine[], { temperatureCelsius, isWet, season }: OccasionNeeds): string {
  const delicate = lines.find(
    ({ piece: { garment } }) => garment.rain === 'spoils' || garment.rain === 'suffers',
  )
  const isSnow = isWet && temperatureCelsius !== null && temperatureCelsius <= SNOW_CELSIUS
  const cover = lines.find(
    ({ piece: { garment } }) => garment.slot === 'outer' && garment.rain === 'keeps out',
  )
  if (isWet && !isSnow) {
    if (delicate) return `keep the ${shortName(delicate)} dry`
    return cover ? `the ${shortName(cover)} keeps the rain out` : 'take an umbrella'
  }
  if (temperatureCelsius !== null) {
    const clo = totalClo(lines.map(({ piece }) => piece))
    const needed = warmthNeeded(temperatureCelsius)
    return clo >= needed * MIN_WARMTH && clo <= needed * MAX_WARMTH
      ? `chosen for ${degrees(temperatureCelsius)}`
      : ''
  }
  return season && lines.every(({ piece }) => piece.garment.seasons.includes(season))
    ? `right for ${season}`
    : ''
}

// In a client's line, details for the shop follow the comma.
function inWords({ text, note }: OutfitLine): string {
  if (note) return garmentWords(note)
  const [words = text] = text.split(',', 1)
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1).trim() : words.trim()
}

function article(line: OutfitLine): string {
  const words = inWords(line)
  const isPlural = line.slot === 'shoes' || (words.endsWith('s') && !words.endsWith('ss'))
  return (line.note ? line.note.isPlural : isPlural) ? words : withArticle(words)
}

// Returns the last words without the color: 'penny loafers'.
function shortName(line: OutfitLine): string {
  const words = (line.note?.name ?? inWords(line)).split(' ')
  // 'Mary Janes' is one name.
  return words.slice(words.length > 2 || /^\p{Lu}/u.test(words.at(-1) ?? '') ? -2 : -1).join(' ')
}
