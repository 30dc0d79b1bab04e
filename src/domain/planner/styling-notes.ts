import type { GarmentSlot } from '../closet/garment.ts'
import { capital, listed } from '../sentence.ts'
import type { Outfit } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { describeOutfit } from '../stylist/words/describe-outfit.ts'
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
}

const missingWords: Readonly<Record<GarmentSlot, string>> = {
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

/** One or two sentences: what to do with the pieces, and what is missing or comes again too soon. */
export function stylingNotes({ outfit, needs, at, repeatedIds, isGiven, said }: ToStyle): string {
  const honest =
    missing(outfit, at, isGiven) ?? repeated(outfit, repeatedIds, at, isGiven) ?? outOfCode(outfit, needs)
  const dry = needs.occasion ? { ...needs, occasion: { ...needs.occasion, isWet: false } } : needs
  const { stylingTips } = describeOutfit(outfit, dry)
  const tips = [
    ...stylingTips.filter((tip) => !PLAIN.test(tip)),
    ...stylingTips.filter((tip) => PLAIN.test(tip)),
  ]
  const [first = '', ...others] = Array.from({ length: Math.max(1, tips.length) }, (_, later) =>
    [tipsOfDay(tips, at + later, honest !== null), honest].filter(Boolean).join(' '),
  )
  return [first, ...others].find((notes) => !said.has(notes)) ?? first
}

// Another one each day; where an outfit comes again, and the tips with it, two of them in another order.
function tipsOfDay(tips: readonly string[], at: number, isOneEnough: boolean): string {
  const first = tips[at % Math.max(1, tips.length)] ?? ''
  const round = Math.floor(at / Math.max(1, tips.length))
  const second = round > 0 && !isOneEnough ? (tips[(at + round) % tips.length] ?? '') : ''
  return second === '' || second === first ? first : `${first} ${second}`
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
  const care = again.every(({ garment }) => wearsBeforeWash(garment) === 1) ? 'wash' : 'air'
  if (isGiven) return `${the} ${verb('comes', 'come')} again early: ${care} ${verb('it', 'them')} before.`
  const ways = [
    `${the} ${verb('comes', 'come')} again early, since nothing else fits: ${care} ${verb('it', 'them')} before.`,
    `${the} ${verb('has', 'have')} been out lately; nothing else fits, so ${care} ${verb('it', 'them')} the evening before.`,
    `Nothing else fits, so ${the.charAt(0).toLowerCase()}${the.slice(1)} ${verb('is', 'are')} back soon: ${care} ${verb('it', 'them')} first.`,
  ]
  return ways[at % ways.length] ?? null
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
  return slot === 'top' || slot === 'bottom' || slot === 'dress' || slot === 'shoes'
}
