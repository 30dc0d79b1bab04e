import type { EventWord } from './tokenize-event.ts'
import { clauseBefore, plainText } from './clauses.ts'
import { isForeignPhrase, type RowMatch } from './profile-phrases.ts'

/** Whether a match names an occasion, rather than an idiom, a verb, a thing that is hated or something past. */
export const isMeant = (words: readonly EventWord[], match: RowMatch): boolean =>
  match.value.id !== 'figure of speech' &&
  !isVerb(words, match) &&
  !isPlaceNumber(words, match) &&
  !isHated(words, match) &&
  !isAgainstCode(words, match) &&
  !isFinished(words, match) &&
  !isRegionNamed(words, match) &&
  !isOwnFaith(words, match) &&
  !isCompany(words, match) &&
  !isPast(words, match) &&
  !isTopic(words, match) &&
  !isDoneByOthers(words, match)

const plainAt = (words: readonly EventWord[], at: number) => words[at]?.plain ?? ''

// 'I run a small stall', 'I don't want the scars to show', 'I walk kids across the road'.
function isVerb(words: readonly EventWord[], { at, length }: RowMatch): boolean {
  if (length > 1) return false
  const [plain, before, next] = [plainAt(words, at), plainAt(words, at - 1), plainAt(words, at + 1)]
  if (/^shows$/.test(plain) && /^(?:on|up|through|off|under|everything|every)$/.test(next)) return true
  if (/^shows?$/.test(plain))
    return /^(?:to|dont|not|doesnt|will|wont|that|can|might|i|it|they)$/.test(before)
  // 'My students play in the mall'.
  if (/^play$/.test(plain))
    return /^(?:students|kids|children|pupils|boys|girls|they|we|i|you|who|bands?)$/.test(before)
  // 'My son plays violin'.
  if (/^plays$/.test(plain))
    return /^(?:son|daughter|he|she|who|husband|wife|brother|sister|boyfriend|girlfriend|kid|friend)$/.test(
      before,
    )
  // 'Shoes I can run in'.
  if (/^(?:run|walk|hike|dance)$/.test(plain) && /^(?:can|could|to)$/.test(before) && next === 'in')
    return true
  if (/^runs?$/.test(plain))
    return /^(?:i|we|you|they|she|he|who|and|to)$/.test(before) && /^(?:a|an|my|the|our|this)$/.test(next)
  return (
    /^walk$/.test(plain) && /^(?:i|we|you|to)$/.test(before) && /^(?:kids|children|people|them)$/.test(next)
  )
}

// 'The 40th floor' and '5th avenue' are no birthdays.
const isPlaceNumber = (words: readonly EventWord[], { at, length }: RowMatch) =>
  length === 1 &&
  /^\d+(?:st|nd|rd|th)$/.test(plainAt(words, at)) &&
  /^(?:floor|street|st|avenue|ave|hole|mile|century|grade|row|district|place|time)$/.test(
    plainAt(words, at + 1),
  )

// 'I wear black only, but the invite says no black'.
const isAgainstCode = (words: readonly EventWord[], { value }: RowMatch) =>
  value.id === 'all black' &&
  words.some(({ plain }, at) => plain === 'black' && /^(?:no|not)$/.test(words[at - 1]?.plain ?? ''))
// 'I hate ironing' does not name an event.
const isHated = (words: readonly EventWord[], { at }: RowMatch) =>
  /\b(?:hates?|dislikes?|loathes?|detests?|despises?|avoiding)(?: \w+ (?:and|or|nor))?(?: (?:wearing|looking|being|feeling|any|all|the))?$/.test(
    clauseBefore(words, at, HATED_REACH),
  )
const HATED_REACH = 4

// 'A ranch in Montana' is in the state, not in a Spanish mountain.
const isRegionNamed = (words: readonly EventWord[], { at, length }: RowMatch) =>
  length === 1 &&
  /^\p{Lu}/u.test(words[at]?.text ?? '') &&
  /^(?:in|to|from|near)$/.test(plainAt(words, at - 1)) &&
  isForeignPhrase(plainAt(words, at))

// 'I am a Hindu woman at a Christian funeral' names the rites of the others.
const isOwnFaith = (words: readonly EventWord[], { value, at, length }: RowMatch) =>
  // 'A Mormon girl at a water park', 'I'm Quaker'.
  (value.id === 'worship' &&
    /^(?:mormon|quaker|mennonite|amish|jehovahs witness|jehovah’s witness|latter day saints?)$/.test(
      plainText(words.slice(at, at + length)),
    ) &&
    (/^(?:girl|boy|woman|man|guy|lady|teen|family|mom|mum|dad|couple|bride|groom|student|girls|women|men|friends?|parents|inlaws)$/.test(
      words[at + length]?.plain ?? '',
    ) ||
      /\b(?:im|i am|were|we are|raised)(?: an?)?$/.test(clauseBefore(words, at)))) ||
  (value.id === 'hindu' &&
    /\b(?:im|i am|as)(?: an?)?$/.test(clauseBefore(words, at)) &&
    words.some(({ plain }) =>
      /^(?:christian|catholic|protestant|jewish|muslim|church|mass|synagogue|mosque)$/.test(plain),
    ))

// 'A bus tour with my church' isn't a service.
const isCompany = (words: readonly EventWord[], { value, length, at }: RowMatch) =>
  value.id === 'worship' && length === 1 && /\bwith (?:my|our|the|his|her)$/.test(clauseBefore(words, at))

// 'Riding is optional', 'Zoom therapy is over, now in person', 'a warehouse supervisor promoted to office manager'.
const isFinished = (words: readonly EventWord[], { at, length, value }: RowMatch) => {
  if (value.group !== 'event') return false
  const { clause } = words[at] ?? {}
  const after = words
    .slice(at + length, at + length + FINISHED_REACH)
    .filter((word) => word.clause === clause)
  return finished.test(plainText(after))
}
const finished =
  /^optional\b|^(?:\w+ )?(?:is|are|was|were) (?:over|optional|finished|behind (?:me|us))\b|^(?:\w+ )?(?:promoted|turned|moving up) (?:to )?\w/
const FINISHED_REACH = 4

// 'Recovering from back surgery' and 'I had surgery in May' are no hospital stay, 'just got out of prison' no visit.
const isPast = (words: readonly EventWord[], { value, at }: RowMatch) =>
  pastStay.test(clauseBefore(words, /^(?:to|of|in)$/.test(plainAt(words, at)) ? at + 1 : at)) ||
  (value.id === 'hospital stay' &&
    (saidBefore(words, at) ||
      withBody.test(clauseBefore(words, at)) ||
      monthsAfter.test(clauseBefore(words, at)) ||
      words
        .slice(Math.max(0, at - PAST_REACH), at)
        .some(({ plain }) => /^(?:recovering|recovered|had|since|post|following)$/.test(plain))))
const pastStay =
  /(?<!\bnever )\b(?:went to|got out of|released from|used to (?:do|be|have)|spent \w+ \w+ in)(?: (?:a|an|the|my))?$/
// 'Pacemaker surgery last month'.
const saidBefore = (words: readonly EventWord[], at: number) =>
  /^\w+ (?:last (?:week|month|year|spring|summer|fall|winter|autumn)|(?:\w+ )?\w+ (?:weeks?|months?|years?) ago)\b/.test(
    plainText(words.slice(at, at + AGO_REACH)),
  )
const AGO_REACH = 5
// 'A man with two knee replacements'.
const withBody =
  /\b(?:man|woman|guy|girl|lady|person|im|have|\d{2}|with) (?:with)?(?: ?(?:a|an|one|two|both|new|my|bilateral|double))*$/
// '8 months after knee surgery'.
const monthsAfter =
  /\b(?:\d+|one|two|three|four|five|six|eight|ten|few|couple of|some) (?:days?|weeks?|months?|years?) (?:after|post|since)(?: (?:my|a|the))?(?: \w+)?$/
const PAST_REACH = 4

// 'A meeting about a farm loan' isn't on a farm.
const isTopic = (words: readonly EventWord[], { at }: RowMatch) =>
  topic.test(clauseBefore(words, at)) ||
  /\b(?:women|men|people|girls|leaders|careers|jobs) in$/.test(clauseBefore(words, at))
const topic =
  /\b(?:meeting|talk|hearing|appointment|call|lecture|class|workshop|seminar|presentation|discussion|chat|speech|panel|testimony|complaint|book|film|documentary)s? (?:\w+ ){0,4}(?:about|regarding|concerning)(?: (?:a|an|the|my|our))?(?: \w+)?$|\b(?:talk|lecture|seminar|panel|book|film|documentary|presentation) on(?: (?:a|an|the|my|our))?(?: \w+)?$/

// 'The kids sit on the floor' moves nobody else.
const isDoneByOthers = (words: readonly EventWord[], { value, at }: RowMatch) =>
  value.group === 'movement' && othersDo(words, at)

/** Whether children, patients or players do what the words at `at` say. */
export const othersDo = (words: readonly EventWord[], at: number): boolean =>
  doings.test(clauseBefore(words, at))
const doings =
  /^(?!.*\b(?:with|i|im|me|we|mom|mum|dad|mother|father|parent|help\w*|teach\w*|for)\b).*\b(?:kids|children|students|pupils|babies|toddlers|patients|residents|dancers|players|dogs)(?: (?!and\b)\w+){0,4}$/
