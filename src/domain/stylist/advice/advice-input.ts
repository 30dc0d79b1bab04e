import type { StylePreference, StylistSeason } from '../../../contract/stylist.ts'
import type { Wearer } from '../../closet/wearer.ts'
import { stableNumber } from '../../stable-number.ts'
import { cleanText, eventWordsOf, type EventWord } from '../occasions/event-words-of.ts'
import { readEvent, type EventReading } from '../occasions/read-event.ts'
import { correctEvent } from './correct-event.ts'
import { ownedGarments, type Owned } from './owned-garments.ts'
import { readAsker, type Asker } from './read-asker.ts'

export interface AdviceRequest {
  readonly eventDescription: string
  readonly stylePreference: StylePreference
  readonly season: StylistSeason | null
}

/** All that a request says, parsed once. */
export interface AdviceInput {
  readonly words: readonly EventWord[]
  readonly reading: EventReading
  readonly asker: Asker
  readonly owned: Owned
  readonly preference: StylePreference
  readonly season: StylistSeason | null
  /** The degrees Celsius to dress for; null where nothing says. */
  readonly celsius: number | null
  /** The clothes to choose from: the asker's, else chosen, so that one outfit is of one kind. */
  readonly lean: 'women' | 'men'
  /** Nothing tells what the asker wears. */
  readonly isLeanGuessed: boolean
  /** Chooses the same option for the same request and name, evenly over others. */
  readonly pick: <Option>(name: string, options: readonly Option[]) => Option | null
}

// Degrees Celsius of an ordinary day of the season.
const usualCelsius: Readonly<Record<StylistSeason, number>> = { spring: 15, summer: 25, fall: 12, winter: 3 }

/** `about` is what says who asks, where the event is only a part of it. */
export function adviceInput(
  request: AdviceRequest,
  wearer: Wearer | null,
  about = request.eventDescription,
): AdviceInput {
  const { stylePreference: preference, season: chosenSeason } = request
  const description = correctEvent(cleanText(request.eventDescription))
  const words = eventWordsOf(description)
  const reading = withoutSnow(readEvent(description, chosenSeason ? { season: chosenSeason } : {}))
  const aboutWords = about === request.eventDescription ? words : eventWordsOf(correctEvent(cleanText(about)))
  const asker = coveredFor(reading, readAsker(aboutWords, wearer))
  const seed = [...words.map(({ plain }) => plain), preference, chosenSeason ?? ''].join(' ')
  const numberOf = (name: string) => stableNumber(`${seed}|${name}`)
  const season = chosenSeason ?? reading.needs.season
  const owned = ownedGarments(words)
  const { wears } = asker.wearer
  const isMan =
    wears === 'menswear' || wears === 'womenswear'
      ? wears === 'menswear'
      : (manByClothes(owned) ?? otherWearer(words) ?? likelyMan(words))
  const isForMen = isMan ?? numberOf('lean') >= 0.5
  return {
    words,
    reading,
    asker,
    owned,
    preference,
    season,
    celsius: reading.needs.temperatureCelsius ?? (season ? usualCelsius[season] : null),
    lean: isForMen ? 'men' : 'women',
    isLeanGuessed: isMan === null && wears !== 'both',
    pick: (name, options) => options[Math.floor(numberOf(name) * options.length)] ?? null,
  }
}

const SNOWS_BELOW = 1

// A wool coat does in the snow; a trench coat is for the rain.
function withoutSnow(reading: EventReading): EventReading {
  const { isWet, temperatureCelsius } = reading.needs
  const isSnow = isWet && temperatureCelsius !== null && temperatureCelsius < SNOWS_BELOW
  return isSnow ? { ...reading, needs: { ...reading.needs, isWet: false } } : reading
}

// Who has silver block heels wears women's clothes.
function manByClothes({ garments }: Owned): boolean | null {
  const sides = new Set(garments.flatMap(({ piece }) => piece.garment.wornBy ?? []))
  return sides.size === 1 ? sides.has('men') : null
}

const husbands = new Set(['husband', 'husbands', 'hubby', 'boyfriend', 'boyfriends', 'bf'])
const wives = new Set(['wife', 'wifes', 'girlfriend', 'girlfriends', 'gf'])

// 'My daughter's prom, she doesn't want a dress': whom it is for.
const itsWearer = /^(?:doesnt|doesn|does|hates|wants|needs|likes|loves|refuses|wears|prefers|will|is|would)$/

function otherWearer(words: readonly EventWord[]): boolean | null {
  const pronoun = words.find(
    ({ plain }, at) => /^(?:s?he)$/.test(plain) && itsWearer.test(words[at + 1]?.plain ?? ''),
  )
  const contracted = words.find(({ plain }) => /^s?hes$/.test(plain))
  const speaksOfSelf = words.some(({ plain }) => /^(?:i|im|ive|me)$/.test(plain))
  const subject = pronoun ?? contracted
  return subject && !speaksOfSelf ? subject.plain.startsWith('h') : null
}

// Most people who mention a husband, plus sizes, or heels to rule out, are women. 'I'm a man' in the request overrides the guess.
function likelyMan(words: readonly EventWord[]): boolean | null {
  const isMine = (of: ReadonlySet<string>) =>
    words.some(
      ({ plain, clause }, at) =>
        of.has(plain) &&
        (words[at - 1]?.clause !== clause || /^(?:my|and|w|ex)$/.test(words[at - 1]?.plain ?? '')),
    )
  if (isMine(husbands)) return false
  if (isMine(wives)) return true
  const isPlusSize = words.some(
    ({ plain }, at) =>
      (plain === 'plus' && words[at + 1]?.plain === 'size') ||
      (plain === 'size' && womensSize.test(words[at + 1]?.plain ?? '')),
  )
  if (
    isPlusSize ||
    words.some(({ plain }) => plain === 'heels' || womens.test(plain)) ||
    words.some((_, at) => isDress(words, at)) ||
    words.some(({ plain }, at) => plain === 'upper' && words[at + 1]?.plain === 'arms')
  )
    return false
  const namesTie = words.some(({ plain }) => plain === 'tie' || plain === 'ties')
  return namesTie && words.some(({ plain }) => hates.has(plain)) ? true : null
}

// Men give theirs in letters and inches.
const womensSize = /^(?:1[0-8]|2[0-8])$/
const womens =
  /^(?:backless|strapless|cleavage|bra|gele|bikinis?|tankini|petite|makeup|lipstick|mascara|pantyhose|bump|sexy)$/

const hates: ReadonlySet<string> = new Set(['hate', 'hates', 'dislike'])

// 'A floaty dress', 'a dress under the gown', and neither a dress code nor how to dress.
function isDress(words: readonly EventWord[], at: number): boolean {
  const plain = words[at]?.plain
  const after = words[at + 1]?.clause === words[at]?.clause ? (words[at + 1]?.plain ?? '') : ''
  if (plain === 'dresses') return true
  if (plain !== 'dress' || noGown.test(after)) return false
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.plain)
  return (
    before.some((word) => /^(?:a|an|any|my|the|this)$/.test(word)) &&
    !before.some((word) => /^(?:to|concert|black|all|national|traditional|her|she)$/.test(word))
  )
}

const noGown =
  /^(?:codes?|shirts?|shoes?|pants|trousers|up|down|rehearsal|rules?|uniforms?|socks|boots|jacket|blues|like|as|for)$/

// In a mosque everyone covers arms and legs, and women the hair.
function coveredFor({ event, needs }: EventReading, asker: Asker): Asker {
  const { wearer } = asker
  // A beach holiday with a visit to a mosque is dressed for the beach.
  const prays = needs.profiles?.some((id) => id === 'mosque' || id === 'eid prayer') === true
  const isAtMosque = prays && event?.id !== 'beach'
  if (!isAtMosque || wearer.coverage === 'hair, arms and legs') return asker
  return { ...asker, wearer: { ...wearer, coverage: 'hair, arms and legs' } }
}
