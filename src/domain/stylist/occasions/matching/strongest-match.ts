import type { EventWord } from './tokenize-event.ts'
import { clauseBefore, isClause, plainText } from './clauses.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'

/** Weight of a match's row; most rows have 1. */
export const weightOf = ({ value }: RowMatch) => value.weight ?? 1

// prettier-ignore
const feasts: ReadonlySet<string> = new Set([
  'christmas', 'holiday dinner', 'thanksgiving', 'feast', 'new year', 'fourth of july', 'st patricks', 'sinterklaas', 'dia de muertos',
])

function saysWhen(words: readonly EventWord[], at: number): boolean {
  const before = words[at - 1]?.plain === 'the' ? words[at - 2] : words[at - 1]
  return /^(?:on|at|before|after)$/.test(before?.plain ?? '')
}

// 'Friday prayers at lunch' interrupt the day that the clothes are for.
const isInBreak = (words: readonly EventWord[], { at, length }: RowMatch) =>
  inBreaks.test(plainText(words.slice(at, at + length))) &&
  words.some(({ clause }) => clause !== words[at]?.clause) &&
  /^(?:at|during|over|on|in) (?:(?:my|the|a) )?(?:lunch|break|recess)\b(?! (?:with|party))/.test(
    plainText(words.slice(at + length, at + length + BREAK_REACH)),
  )
const inBreaks = /\b(?:prayers?|jummah|mass|appointment|checkup|gym|workout|run|yoga)\b/
const BREAK_REACH = 4

const isCapital = (word: EventWord | undefined) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text)

/** 'Wilsons Prom' and 'Kinder Scout' are places: two adjacent capitalized words, unless the text is in title case. */
export function isInName(words: readonly EventWord[], { at, length, value }: RowMatch): boolean {
  const [word, before, after] = [words[at], words[at - 1], words[at + 1]]
  if (length > 1) return false
  // 'KwaZulu-Natal' does not name Christmas.
  if (word?.isJoined && isCapital(word) && isCapital(before)) return true
  if (value.mood === 'festive' && feasts.has(value.id)) return false
  const isTitle = words.filter(isCapital).length > words.length / 2
  const isNextTo = [before, after].some(
    (other) => isCapital(other) && other?.clause === word?.clause && other !== words[0],
  )
  return !isTitle && isCapital(word) && isNextTo
}

const travelIds: ReadonlySet<string> = new Set(['travel', 'flight', 'road trip', 'city trip', 'train'])
// 'A trip to Tokyo to meet his parents for dinner'.
const purpose =
  /\bto (?:meet|attend|celebrate|give|present|speak|perform|compete|watch) \w|\bfor (?:my|a|an|his|her|our|their|the) \w/

// 'Flying to Iceland to see the northern lights' is about the lights.
function isOnTheWay(words: readonly EventWord[], { at, length, value }: RowMatch): boolean {
  if (travelIds.has(value.id)) {
    const after = words.slice(at + length).filter(({ clause }) => clause === words[at]?.clause)
    if (purpose.test(plainText(after))) return true
  }
  return value.id === 'flight' && words[at]?.plain === 'flying' && words[at + 1]?.plain === 'to'
}

// 'Kids soccer end of season party', 'a golf tournament dinner'.
const isBeforeTeamMeal = (
  words: readonly EventWord[],
  { at, length, value }: RowMatch,
  matches: readonly RowMatch[],
) =>
  value.activities?.includes('sport') === true &&
  matches.some(
    (match) =>
      match.at >= at + length &&
      match.at - at - length <= MOST_BETWEEN &&
      words[match.at]?.clause === words[at]?.clause &&
      teamMeals.test(words[match.at + match.length - 1]?.plain ?? '') &&
      !words
        .slice(at + length, match.at)
        .some(({ plain }) => /^(?:and|then|before|after|to|for)$/.test(plain)),
  )
const MOST_BETWEEN = 4
const teamMeals = /^(?:party|banquet|dinner|lunch|brunch|breakfast|picnic|potluck|barbecue|bbq)$/

// 'A company picnic with a softball game' is the picnic.
const isGameAside = (words: readonly EventWord[], { at, value }: RowMatch, matches: readonly RowMatch[]) =>
  value.activities?.includes('sport') === true &&
  /\bwith(?: (?:a|an|the|some))?(?: \w+)?$/.test(clauseBefore(words, at)) &&
  matches.some((match) => match.at < at && outdoorMeals.has(familyOf(match)))
const outdoorMeals: ReadonlySet<string> = new Set(['picnic', 'bbq', 'reunion', 'family', 'team event'])

// 'A casino with my bridge club' is the casino.
const isWithClub = (words: readonly EventWord[], { at, length }: RowMatch, matches: readonly RowMatch[]) =>
  /^(?:club|group|team|league|class|choir|circle)$/.test(words[at + length - 1]?.plain ?? '') &&
  /\b(?:with|of) (?:my|our|the)$/.test(clauseBefore(words, at)) &&
  matches.some((match) => match.at !== at)

// 'A trade fair, at the booth for three days in January'.
const isSpan = (words: readonly EventWord[], { at }: RowMatch, matches: readonly RowMatch[]) =>
  matches.length > 1 &&
  /^(?:two|three|four|five|six|seven|ten|\d+|few|couple)$/.test(words[at]?.plain ?? '') &&
  /^(?:days?|nights?|weeks?|hours?)$/.test(words[at + 1]?.plain ?? '')

// 'A first date, coffee and a walk' is the date.
const isOnDate = (match: RowMatch, matches: readonly RowMatch[]) =>
  /^(?:walk|hike|coffee)$/.test(familyOf(match)) &&
  match.value.id !== 'hike' &&
  matches.some((other) => other !== match && /^(?:first date|date)$/.test(familyOf(other)))

// At a birthday on the ice, everyone skates.
const isPlayedAtParty = (
  words: readonly EventWord[],
  { at, value }: RowMatch,
  matches: readonly RowMatch[],
) =>
  (value.activities?.some((one) => one === 'sport' || one === 'on ice') === true || played.has(value.id)) &&
  /\b(?:at|in|on)(?: (?:a|an|the|our|my))?(?: \w+)?$/.test(clauseBefore(words, at)) &&
  matches.some((match) => match.value.mood === 'festive' && isHomelyParty.has(familyOf(match)))
const isHomelyParty: ReadonlySet<string> = new Set([
  'birthday',
  'party',
  'quinceanera',
  'first birthday',
  'stag',
  'hen',
])
const played: ReadonlySet<string> = new Set([
  'bowling',
  'laser tag',
  'trampoline park',
  'roller skating',
  'paintball',
])
const PLAYED = 5

// 'A dinner theater on a senior bus trip' is the theater.
const isRide = (words: readonly EventWord[], { at, value }: RowMatch, matches: readonly RowMatch[]) =>
  travelIds.has(value.id) &&
  /\bon (?:a|an|the|our|my)(?: \w+){0,2}$/.test(clauseBefore(words, at)) &&
  matches.some((match) => match.at < at && words[match.at]?.clause === words[at]?.clause)

// 'First cruise alone, singles cocktail evening' asks for the evening.
const isTripAround = ({ value, at }: RowMatch, matches: readonly RowMatch[]) =>
  value.id === 'cruise' &&
  matches.some((match) => match.at > at && /^(?:cocktail|gala|formal|party|banquet)$/.test(familyOf(match)))

// 'Her 90th birthday lunch at a nursing home' is the birthday.
const isVenueOfFeast = (words: readonly EventWord[], { at, value }: RowMatch, matches: readonly RowMatch[]) =>
  value.id === 'hospital visit' &&
  /\b(?:at|in|to)(?: (?:a|an|the|her|his|my|their))?(?: \w+)?$/.test(clauseBefore(words, at)) &&
  matches.some((match) => match.value.mood === 'festive')

// 'Nowruz with a big dinner at home' is the feast.
const isMealOfFeast = (words: readonly EventWord[], match: RowMatch, matches: readonly RowMatch[]) =>
  meals.has(match.value.id) &&
  matches.some(
    (other) =>
      other.at < match.at &&
      other.value.mood === 'festive' &&
      weightOf(other) > 2 &&
      !meals.has(familyOf(other)) &&
      words[other.at]?.clause === words[match.at]?.clause,
  )
const meals: ReadonlySet<string> = new Set(['dinner', 'dinner at home', 'brunch', 'casual meal'])

// 'Mass with my boyfriend's parents' is a mass, not a visit to the in-laws.
function isOfCompany(
  words: readonly EventWord[],
  { at, value }: RowMatch,
  matches: readonly RowMatch[],
): boolean {
  const before = words.slice(Math.max(0, at - 2), at).map(({ plain }) => plain)
  const isWith = before.some((plain) => plain === 'with' || plain === 'w')
  // 'The symphony with my blind date'.
  if (/^(?:first date|date)$/.test(familyOf({ at, length: 1, value }))) {
    const isTheirs = /\bwith (?:my|a)(?: \w+)?$/.test(clauseBefore(words, at))
    return isTheirs && matches.some((match) => familyOf(match) !== 'first date' && familyOf(match) !== 'date')
  }
  return value.id === 'in-laws' && isWith && matches.some((match) => familyOf(match) === 'worship')
}

/** Returns the main event, by weight, then length, then position. Dates such as 'on Christmas Eve' have no weight. */
export function strongest(words: readonly EventWord[], matches: readonly RowMatch[]): RowMatch | null {
  const weight = (match: RowMatch) => {
    // Volunteers work at Christmas too.
    const isDate =
      feasts.has(match.value.id) &&
      (saysWhen(words, match.at) ||
        isClause(words, match) ||
        matches.some(({ value }) => value.id === 'volunteering'))
    const isSecondary =
      isOnTheWay(words, match) ||
      isOfCompany(words, match, matches) ||
      isRide(words, match, matches) ||
      isVenueOfFeast(words, match, matches) ||
      isMealOfFeast(words, match, matches) ||
      isGameAside(words, match, matches) ||
      isWithClub(words, match, matches) ||
      isOnDate(match, matches) ||
      isSpan(words, match, matches) ||
      isTripAround(match, matches) ||
      isInBreak(words, match) ||
      isBeforeTeamMeal(words, match, matches)
    if (isPlayedAtParty(words, match, matches)) return PLAYED
    return isDate || isSecondary || isInName(words, match) ? 0 : weightOf(match) + (match.length - 1) / 3
  }
  return matches.toSorted((one, other) => weight(other) - weight(one) || one.at - other.at)[0] ?? null
}
