import type { WeekDay } from '../../../contract/values/week-days.ts'
import { type DayFact, dayFact } from '../../planner/plan-facts.ts'
import type { WeatherFact } from '../../planner/weather-facts.ts'
import type { Outfit } from '../../stylist/outfit.ts'
import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { temperatureFor } from '../../stylist/score/warmth-needed.ts'
import { capital, listed, listedUpTo } from '../english.ts'
import { textWithNewOpening } from '../text-openings.ts'
import { areSeveral, nameAll, pieceWords } from '../pieces/piece-words.ts'
import { slotInFull } from '../outfit/outfit-description.ts'
import { outfitReasons } from '../outfit/outfit-reasons.ts'
import { sentenceOf } from '../outfit/style-analysis.ts'
import { stylingTips } from '../outfit/styling-tips.ts'

/** Maximum words per sentence of a styling note (voice guide, kind 9). */
export const STYLING_NOTE_WORDS = 16

interface OutfitToNote {
  readonly outfit: Outfit
  readonly needs: OutfitNeeds
  readonly day: WeekDay
  readonly repeatedIds: readonly string[]
  /** Fact that the day's weather note is about. */
  readonly weather: WeatherFact['is'] | null
}

const COLD_CELSIUS = 10
const openInTheCold: readonly string[] = ['close', 'sleeve', 'collar']
const weatherTips: readonly string[] = ['weather']
// Kinds of tips that would repeat the weather note.
const tipsOf: Partial<Readonly<Record<WeatherFact['is'], readonly string[]>>> = {
  icy: ['move'],
  'light shower': weatherTips,
  'heavy rain': weatherTips,
  'keeps out': weatherTips,
  suffers: weatherTips,
  umbrella: weatherTips,
  'too light': weatherTips,
  'too warm': [...weatherTips, 'close'],
  'wind in skirt': weatherTips,
  'wind in scarf': ['scarf'],
  'wind in coat': ['close'],
  'no scarf': ['close'],
  'coat indoors': ['close'],
  'covered by a layer': ['close'],
}

/** Returns the styling note of a day: what is missing or repeated, else what no other day has. */
export function stylingNote(input: OutfitToNote, usedTexts: ReadonlySet<string>): string {
  const { outfit, needs, repeatedIds } = input
  const fact = dayFact(outfit, needs, repeatedIds)
  const facts = fact ? factWords(fact, input) : []
  if (fact?.is === 'missing' || fact?.is === 'repeats') return textWithNewOpening(facts, usedTexts)
  return textWithNewOpening([...facts, ...tips(input), ...strengths(outfit), ...verdicts(input)], usedTexts)
}

// Every outfit has a line for its occasion; with the day it opens like no other.
function verdicts({ outfit: { pieces, score }, day }: OutfitToNote): string[] {
  return score.terms
    .filter(({ name }) => name === 'Occasion' || name === 'Formality')
    .map(({ fact }) => sentenceOf(fact, pieces))
    .flatMap((verdict) => [verdict, `${day}: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`])
}

// 'Nude and navy.' says nothing to do.
function strengths(outfit: Outfit): string[] {
  return outfitReasons(outfit).flatMap(({ of, text }) => (of === 'color' ? [] : [text]))
}

function tips({ outfit, needs, weather }: OutfitToNote): string[] {
  const { occasion } = needs
  // The weather note covers rain and wind.
  const dry = { ...needs, occasion: occasion && { ...occasion, isWet: false, isWindy: false } }
  const celsius = temperatureFor(needs)
  const isCold = celsius !== null && celsius <= COLD_CELSIUS
  const unfit = [...(isCold ? openInTheCold : []), ...((weather && tipsOf[weather]) ?? [])]
  return stylingTips(outfit, dry)
    .filter(({ kind }) => !unfit.includes(kind))
    .map(({ text }) => text)
}

// Returns the default wording, then an alternative in case another day has the same fact.
function factWords(fact: DayFact, { outfit, day }: OutfitToNote): string[] {
  switch (fact.is) {
    case 'missing': {
      const words = fact.slots.map(slotInFull)
      return [`This outfit still needs ${listed(words)}.`, `${day} needs ${listed(words)} too.`]
    }
    case 'repeats': {
      const the = listedUpTo(nameAll(fact.pieces, outfit.pieces))
      return [`Repeats ${the}. ${care(fact)}`, `${day}: ${the} again. ${care(fact)}`]
    }
    case 'too casual':
    case 'too dressy': {
      const { the, does } = pieceWords(fact.piece, outfit.pieces)
      return [`${capital(the)} ${does('is', 'are')} ${fact.is} for ${fact.phrase}.`]
    }
    default:
      return fact satisfies never
  }
}

function care({ pieces, washed }: Extract<DayFact, { is: 'repeats' }>): string {
  const them = areSeveral(pieces) ? 'them' : 'it'
  if (washed.length === pieces.length) return `Wash ${them} first.`
  if (washed.length === 0) return `Air ${them} first.`
  const aired = pieces.filter((piece) => !washed.includes(piece))
  return `Wash ${listed(nameAll(washed, pieces))} and air ${listed(nameAll(aired, pieces))} first.`
}

/** Returns the note of a day that the closet has nothing for. */
export function nothingToWear(
  day: WeekDay,
  first: string,
  isGiven: boolean,
  usedTexts: ReadonlySet<string>,
): string {
  const texts = isGiven
    ? ['No pieces chosen yet.', `${day} has no pieces yet.`]
    : [
        `You don't have an outfit for this day. Look for ${first} first.`,
        `For ${day}, look for ${first} first.`,
      ]
  return textWithNewOpening(texts, usedTexts)
}
