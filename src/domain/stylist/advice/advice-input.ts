import { plainText } from '../occasions/matching/clauses.ts'
import type { StylePreference, StylistSeason } from '../../../contract/stylist/stylist.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import { stableNumber } from '../../stable-number.ts'
import { cleanText, tokenizeEvent, type EventWord } from '../occasions/matching/tokenize-event.ts'
import { familyOfWord } from '../occasions/read-dress-code.ts'
import { readEvent, type EventReading } from '../occasions/read-event.ts'
import { correctEvent } from './request/correct-event.ts'
import { ownedGarments, type Owned } from './request/owned-garments.ts'
import { readAsker, type Asker } from './request/read-asker.ts'
import { statedColors } from './request/stated-colors.ts'
import { statedStyle } from './request/stated-style.ts'

export interface AdviceRequest {
  readonly eventDescription: string
  readonly stylePreference: StylePreference
  readonly season: StylistSeason | null
}

/** The parsed request. */
export interface AdviceInput {
  readonly words: readonly EventWord[]
  /** The words of the whole request, of which `words` may be the part about one event. */
  readonly asked: readonly EventWord[]
  readonly reading: EventReading
  readonly asker: Asker
  readonly owned: Owned
  /** Colors that the request gives to parts of the outfit. */
  readonly stated: ReturnType<typeof statedColors>
  readonly preference: StylePreference
  readonly season: StylistSeason | null
  /** Degrees Celsius to dress for; null if unknown. */
  readonly celsius: number | null
  /** The asker's kind of clothes, else one chosen by the seed, since an outfit does not mix them. */
  readonly department: 'women' | 'men'
  /** The request does not show what the asker wears. */
  readonly isDepartmentGuessed: boolean
  /** Chooses pseudo-randomly: the same option for the same request and name. */
  readonly pick: <Option>(name: string, options: readonly Option[]) => Option | null
}

// Degrees Celsius of a typical day of the season.
const usualCelsius: Readonly<Record<StylistSeason, number>> = { spring: 15, summer: 25, fall: 12, winter: 3 }

/**
 * Parses a request.
 * @param about text that describes the asker, if the event description is only a part of it
 */
export function adviceInput(
  request: AdviceRequest,
  wearer: Wearer | null,
  about = request.eventDescription,
): AdviceInput {
  const { season: chosenSeason } = request
  const description = correctEvent(cleanText(request.eventDescription))
  const words = tokenizeEvent(description)
  const reading = withoutSnow(readEvent(description, chosenSeason ? { season: chosenSeason } : {}))
  const aboutWords =
    about === request.eventDescription ? words : tokenizeEvent(correctEvent(cleanText(about)))
  const preference = statedStyle(aboutWords, request.stylePreference)
  const seed = [...words.map(({ plain }) => plain), preference, chosenSeason ?? ''].join(' ')
  const numberOf = (name: string) => stableNumber(`${seed}|${name}`)
  const season = chosenSeason ?? reading.needs.season
  const owned = ownedGarments(words)
  const asker = askerAt(words, reading, owned, readAsker(aboutWords, wearer, eventIds(reading)))
  const { wears } = asker.wearer
  const isMan =
    wears === 'menswear' || wears === 'womenswear'
      ? wears === 'menswear'
      : (manByClothes(owned) ?? otherWearer(words) ?? likelyMan(words))
  const isNever = (color: string) => asker.wearer.neverColors.some((family) => family === familyOfWord(color))
  // Another word than 'lean' would draw again for every request.
  const isForMen = isMan ?? numberOf('lean') >= 0.5
  return {
    words,
    asked: aboutWords,
    reading,
    asker,
    owned,
    // 'A white top scares me' names a color to leave out.
    stated: new Map([...statedColors(words)].filter(([, color]) => !isNever(color))),
    preference,
    season,
    celsius:
      reading.needs.temperatureCelsius ??
      (aboutWords === words ? null : celsiusAround(about)) ??
      (season ? usualCelsius[season] : null),
    department: isForMen ? 'men' : 'women',
    isDepartmentGuessed: isMan === null && (wears !== 'both' || isCelebration(reading)),
    pick: (name, options) => options[Math.floor(numberOf(name) * options.length)] ?? null,
  }
}

// 'Sightseeing in Singapore, then dinner': the place and the weather hold for both events.
function celsiusAround(text: string): number | null {
  const { needs, rows } = readEvent(correctEvent(cleanText(text)))
  const isOfEvent = rows.some(({ group, celsius }) => group === 'event' && celsius !== undefined)
  return isOfEvent ? null : needs.temperatureCelsius
}

const eventIds = ({ event }: EventReading) => [event?.id, event?.family].filter((id) => id !== undefined)

const SNOW_BELOW_CELSIUS = 1

// Snow does not count as wet: a wool coat suits it, and a trench coat is for rain.
function withoutSnow(reading: EventReading): EventReading {
  const { isWet, temperatureCelsius } = reading.needs
  // 'It might rain or snow' needs a coat for both.
  const mayRain = reading.rows.some(({ id }) => id === 'rain')
  const isSnow = isWet && !mayRain && temperatureCelsius !== null && temperatureCelsius < SNOW_BELOW_CELSIUS
  return isSnow ? { ...reading, needs: { ...reading.needs, isWet: false } } : reading
}

// Infers from owned clothes: silver block heels imply women's clothes.
function manByClothes({ garments }: Owned): boolean | null {
  const sides = new Set(garments.flatMap(({ piece }) => piece.garment.wornBy ?? []))
  return sides.size === 1 ? sides.has('men') : null
}

const husbands = /^(?:husbands?|hubby|boyfriends?|bf)$/
const wives = /^(?:wifes?|girlfriends?|gf)$/

// Verbs after the pronoun of the person to dress: 'my daughter's prom, she doesn't want a dress'.
const wearerVerbs =
  /^(?:doesnt|doesn|does|hates|wants|needs|likes|loves|refuses|wears|prefers|will|is|would|should|can|could|uses|cant|cannot|couldnt|struggles)$/

const AILMENT_REACH = 6
// 'She has bad arthritis in her hands'.
const ailments =
  /^has (?:\w+ ){0,3}(?:arthritis|dementia|alzheimers|parkinsons|tremors?|hands?|hips?|knees?|feet|back|stoma|walker|wheelchair|cane)\b/

function otherWearer(words: readonly EventWord[]): boolean | null {
  const pronoun = words.find(
    ({ plain }, at) =>
      /^(?:s?he)$/.test(plain) &&
      (wearerVerbs.test(words[at + 1]?.plain ?? '') ||
        ailments.test(plainText(words.slice(at + 1, at + AILMENT_REACH)))),
  )
  const contracted = words.find(({ plain }) => /^s?hes$/.test(plain))
  const speaksOfSelf = words.some(({ plain }) => /^(?:i|im|ive|me)$/.test(plain))
  const subject = pronoun ?? contracted
  return subject && !speaksOfSelf ? subject.plain.startsWith('h') : null
}

// Guesses from a husband, plus sizes or heels that the asker is a woman; 'I'm a man' in the request overrides it.
function likelyMan(words: readonly EventWord[]): boolean | null {
  const text = plainText(words)
  if (/\b(?:old lady|frumpy|frump|dowdy|matronly|mutton dressed|mumsy|little old woman)\b/.test(text))
    return false
  // 'My blind date, he's a cellist'.
  const date = /\b(?:my|a|blind|first|tinder|hinge) date\b.*\b(hes|he|him|shes|she|her)\b/.exec(text)?.[1]
  if (date) return date.startsWith('s') || date === 'her'
  const isMine = (of: RegExp) =>
    words.some(
      ({ plain, clause }, at) =>
        of.test(plain) &&
        (words[at - 1]?.clause !== clause ||
          /^(?:my|and|w|ex)$/.test(words[at - 1]?.plain ?? '') ||
          (words[at - 2]?.plain === 'my' &&
            /^(?:late|dear|first|second|future|new|ex|dead)$/.test(words[at - 1]?.plain ?? ''))),
    )
  if (isMine(husbands)) return false
  if (isMine(wives)) return true
  const isPlusSize = words.some(
    ({ plain }, at) =>
      (plain === 'plus' && words[at + 1]?.plain === 'size') ||
      (plain === 'size' &&
        womensSize.test(words[at + 1]?.plain ?? '') &&
        // 'Size 12 shoes', 'big feet size 15'.
        ![words[at - 1], words[at + 2]].some((one) =>
          /^(?:shoes?|feet|foot|boots?)$/.test(one?.plain ?? ''),
        )),
  )
  if (
    isPlusSize ||
    words.some(({ plain }) => plain === 'heels' || womens.test(plain)) ||
    words.some((_, at) => isDress(words, at)) ||
    words.some(({ plain }, at) => plain === 'upper' && words[at + 1]?.plain === 'arms')
  )
    return false
  const namesTie = words.some(({ plain }) => plain === 'tie' || plain === 'ties')
  return namesTie && words.some(({ plain }) => /^(?:hates?|dislike)$/.test(plain)) ? true : null
}

// Men state sizes in letters and inches.
const womensSize = /^(?:1[0-8]|2[0-8])$/
const womens =
  /^(?:backless|strapless|cleavage|bra|gele|bikinis?|tankini|petite|jumpsuits?|rompers?|makeup|lipstick|mascara|pantyhose|bump|sexy)$/

// Matches 'a floaty dress' and 'a dress under the gown', but neither 'dress code' nor 'dress up'.
function isDress(words: readonly EventWord[], at: number): boolean {
  const plain = words[at]?.plain
  const after = words[at + 1]?.clause === words[at]?.clause ? (words[at + 1]?.plain ?? '') : ''
  if (plain === 'dresses') return true
  if (plain !== 'dress' || notAfterDress.test(after)) return false
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.plain)
  return (
    before.some((word) => /^(?:a|an|any|my|the|this)$/.test(word)) &&
    !before.some((word) => /^(?:to|concert|black|all|national|traditional|her|she)$/.test(word))
  )
}

const notAfterDress =
  /^(?:codes?|shirts?|shoes?|pants|trousers|up|down|rehearsal|rules?|uniforms?|socks|boots|jacket|blues|like|as|for)$/

const DRESSED_FROM = 3.4
const isCelebration = ({ needs: { mood, formality } }: EventReading) =>
  mood === 'festive' && formality.ideal >= DRESSED_FROM

// Adapts the asker to the event and to the clothes that they own.
function askerAt(
  words: readonly EventWord[],
  reading: EventReading,
  { garments }: Owned,
  { rows, wearer, ...asker }: Asker,
): Asker {
  const { event, needs } = reading
  // 'Nonbinary, dressing femme' says which clothes, and for a prom a suit and a dress are both possible.
  const isOfAnySide = wearer.wears === 'both' && !isCelebration(reading)
  // At a party, only those who say so hide their tattoos.
  const isParty = needs.mood === 'festive' && !needs.asksCover
  const showsTattoos =
    isParty && !words.some(({ plain }) => /^(?:hide|hidden|hiding|covers?|covered|covering)$/.test(plain))
  // Mosques require covered arms and legs, and covered hair for women; a beach vacation with a visit to one does not.
  const prays = needs.profiles?.some((id) => id === 'mosque' || id === 'eid prayer') === true
  // Owned clothes are worn even in a color that the asker would better not buy, such as gray for someone who sweats.
  const owned = new Set(garments.map(({ piece }) => piece.garment.color?.family))
  return {
    ...asker,
    rows: rows
      .filter(({ id }) => !(showsTattoos && id === 'tattoo'))
      .map((row) => (isOfAnySide ? row : { ...row, onlyForAnyone: undefined })),
    wearer: {
      ...wearer,
      coverage: prays && event?.id !== 'beach' ? 'hair, arms and legs' : wearer.coverage,
      neverColors: wearer.neverColors.filter((family) => !owned.has(family)),
    },
  }
}
