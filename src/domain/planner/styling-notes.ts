import type { GarmentSlot, OwnSlot } from '../closet/garment.ts'
import { capital, listed } from '../sentence.ts'
import type { Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'
import { stylingTips } from '../words/styling-tips.ts'
import { wearsBeforeWash } from './laundry-rules.ts'
import { type Said, sayPiece } from './say-piece.ts'

interface ToStyle {
  readonly outfit: Outfit
  readonly needs: OutfitNeeds
  /** 0 for Monday. */
  readonly at: number
  readonly repeatedIds: readonly string[]
  /** The person chose it: what else the closet has is not known. */
  readonly isGiven: boolean
  /** Notes of other days of the week, which are not to be read once more. */
  readonly said: ReadonlySet<string>
  /** What is said of the weather of this day. */
  readonly weatherNotes: string
}

const missingWords: Readonly<Record<OwnSlot, string>> = {
  outer: 'a coat or jacket',
  top: 'a top',
  bottom: 'trousers or a skirt',
  dress: 'a dress',
  shoes: 'shoes',
  bag: 'a bag',
  extra: 'a finishing piece',
}
const OUT_OF_CODE = 0.6
// Right of nearly anything, so it is said last.
const PLAIN = /^Sit down once/
// What the notes on the weather may say already.
const weatherTopics = [/\bsoles\b/, /umbrella/, /\b(?:closed|close)\b/i, /\bunder(?:neath)?\b|\bbeneath\b/]
const OPEN = /^(?:Leave the .+ open\b|Fold the sleeves\b)/
const COLD_CELSIUS = 10

/** One or two sentences: what to do with the pieces, and what is missing or comes again too soon. */
export function stylingNotes({
  outfit,
  needs,
  at,
  repeatedIds,
  isGiven,
  said,
  weatherNotes,
}: ToStyle): string {
  const honest =
    missing(outfit, at, isGiven) ?? repeated(outfit, repeatedIds, at, isGiven) ?? outOfCode(outfit, needs)
  const dry = needs.occasion ? { ...needs, occasion: { ...needs.occasion, isWet: false } } : needs
  const celsius = temperatureFor(needs)
  const isRight = (tip: string) =>
    !(celsius !== null && celsius <= COLD_CELSIUS && OPEN.test(tip)) &&
    !weatherTopics.some((topic) => topic.test(tip) && topic.test(weatherNotes))
  const all = stylingTips(outfit, dry).map(({ text }) => text)
  const right = all.filter(isRight)
  const tips = inTurn(right.length > 0 ? right : all, at, said)
  const ways = tips.map((tip, turn) => {
    const second = honest === null && isSaid(tip, said) ? (tips[(turn + 1) % tips.length] ?? '') : ''
    return [tip, second === tip ? '' : second, honest].filter(Boolean).join(' ')
  })
  return ways.find((notes) => !said.has(notes)) ?? ways[0] ?? honest ?? ''
}

// Another one each day: what no other day says before what one does, and what is right of nearly anything last.
function inTurn(tips: readonly string[], at: number, said: ReadonlySet<string>): string[] {
  const rank = (tip: string) => (isSaid(tip, said) ? 2 : 0) + (PLAIN.test(tip) ? 1 : 0)
  return tips
    .map((_, later) => tips[(at + later) % tips.length] ?? '')
    .toSorted((one, other) => rank(one) - rank(other))
}

function isSaid(tip: string, said: ReadonlySet<string>): boolean {
  return [...said].some((notes) => notes.includes(tip))
}

function missing({ missing: places }: Outfit, at: number, isGiven: boolean): string | null {
  const needed = places.filter(({ isNeeded }) => isNeeded).map(({ slot }) => missingWords[slot])
  if (needed.length === 0) return null
  const all = listed(needed)
  if (isGiven) return `This outfit has no ${listed(needed.map((words) => words.replace(/^an? /, '')))} yet.`
  const ways = [
    `Your closet lacks ${all} for this day; get ${needed.length > 1 ? 'these' : 'that'} first.`,
    `Still missing for this day: ${all}.`,
    `Nothing in your closet serves as ${all} on this day, so look for that first.`,
  ]
  return ways[at % ways.length] ?? null
}

function repeated(
  { pieces }: Outfit,
  repeatedIds: readonly string[],
  at: number,
  isGiven: boolean,
): string | null {
  const again = pieces.filter(({ id }) => repeatedIds.includes(id))
  const said = again.map(sayPiece)
  const [first] = said
  if (!first) return null
  const the = capital(listed(said.map((one) => one.the)))
  const verb: Said['verb'] = (one, several) => (said.length > 1 ? several : first.verb(one, several))
  const care = careOf(again)
  if (isGiven) return `${the} ${verb('comes', 'come')} again early: ${care} before.`
  const ways = [
    `${the} ${verb('comes', 'come')} again early, since nothing rested suits the day: ${care} before.`,
    `${the} ${verb('has', 'have')} been out lately, but nothing rested suits the day: ${care} the evening before.`,
    `Nothing rested suits the day, so ${the.charAt(0).toLowerCase()}${the.slice(1)} ${verb('is', 'are')} back soon: ${care} first.`,
  ]
  return ways[at % ways.length] ?? null
}

// 'wash it', 'air them', or of several 'wash the T-shirt and air the jeans'.
function careOf(again: readonly StylistPiece[]): string {
  const [first] = again.map(sayPiece)
  const it = again.length === 1 && first ? first.verb('it', 'them') : 'them'
  if (again.every(isWashed)) return `wash ${it}`
  if (!again.some(isWashed)) return `air ${it}`
  const aired = again.filter((piece) => !isWashed(piece))
  return `wash ${named(again.filter(isWashed))} and air ${named(aired)}`
}

function isWashed({ garment }: StylistPiece): boolean {
  return wearsBeforeWash(garment) === 1
}

function named(pieces: readonly StylistPiece[]): string {
  return listed(pieces.map((piece) => sayPiece(piece).the))
}

function outOfCode({ pieces }: Outfit, { occasion }: OutfitNeeds): string | null {
  if (!occasion) return null
  const { phrase, formality } = occasion
  const low = pieces.find(
    (piece) => isClothing(piece.garment.slot) && piece.garment.formality < formality.least - OUT_OF_CODE,
  )
  if (low) return `For ${phrase} ${sayPiece(low).the} ${sayPiece(low).verb('is', 'are')} on the casual side.`
  const high = pieces.find(
    (piece) => isClothing(piece.garment.slot) && piece.garment.formality > formality.most + OUT_OF_CODE,
  )
  return high
    ? `For ${phrase} ${sayPiece(high).the} ${sayPiece(high).verb('is', 'are')} dressier than needed.`
    : null
}

function isClothing(slot: GarmentSlot): boolean {
  return slot === 'top' || slot === 'mid' || slot === 'bottom' || slot === 'dress' || slot === 'shoes'
}
