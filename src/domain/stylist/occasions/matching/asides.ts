import { acquaintance, kin, offspring } from '../people-words.ts'
import { clauseBefore, isClause, plainText } from './clauses.ts'
import { roomWords } from './cold-rooms.ts'
import { trade } from './own-job.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import { isInName } from './strongest-match.ts'
import type { EventWord } from './tokenize-event.ts'

const joins =
  /^(?:and|but|so|now|then|because|since|who|whose|where|when|while|although|though|after|before|until|invite[sd])$/
const subject = '(?:i|im|ive|we|weve|he|hes|she|shes|they|theyve|theyre|it|its|there)'
const person = `(?:${kin}|${offspring}|${acquaintance}|parents|friends|kids|inlaws)`
const doneVerbs =
  '(?:met|finished|wore|went|broke|hurt|sprained|injured|tore|twisted|played|ran|worked|studied|grew|lived|came|moved|inherited|bought|sold|gave birth|divorced|dated|danced|spent|learned|left)'

// 'Because the wedding was cancelled', 'who loves golf', 'after we hike', 'before the play starts'.
const subordinate = new RegExp(
  String.raw`^(?:because (?!of\b)|who (?!should\b|to\b)|whose |where |although |though |while (?!i (?:give|hold)\b))|^since (?:${subject}|(?:my|our|the) \w+ (?:is|are|has|have))\b|^(?:after|before|until) (?:${subject} \w|(?:the|my|our|his|her) \w+ (?:starts?|begins?|ends?|opens?|closes?|is|are|has|plays?|runs?|finishes)\b)|^(?:after|before) (?:(?:my|a|the|our|his|her) )?(?:\w+ ){0,2}?(?:shift|workday|rounds)\b|^after (?:an? (?:\w+ )?day|hours|an? (?:night|morning|week)) (?:of|at|in)\b|^when (?:${subject}|my \w+) (?:was|were|met|used)\b`,
)
// 'I met her at the gym', 'my parents met at a disco', 'I just finished a marathon'.
const done = new RegExp(
  String.raw`\b(?:i|we|he|she|they|my (?:\w+ )?${person}s?) (?:(?:just|recently|once|first|both|only) )*${doneVerbs}\b`,
)
// 'My wife is at a spa', 'my daughter plays soccer', 'I love hiking'.
const habit = new RegExp(
  String.raw`\b(?:my|our|his|her) (?:\w+ )?${person}s? (?:is an? |is (?:at|on) (?!the hospital)|is being \w+|loves? |likes? |enjoys? |works? |teaches |owns |coaches |manages |(?:races|rides|drives|flies|fishes|hunts|sails|coaches|collects) (?!to\b|in\b|at\b|his\b|her\b|me\b)|plays (?!in\b|at\b|an?\b|his\b|her\b|the\b|for\b))|^(?:(?:and|but|so|because) )?i (?:clean (?:houses|homes|offices|rooms|hotels)|drive an? (?:school bus|bus|truck|cab|taxi|tram|train|van|lorry|forklift)|(?:fix|repair|deliver) \w+s)\b|^(?:(?:and|but|so|because) )?i (?:usually |normally |really |also |mostly )?(?:(?:love|like|adore|enjoy|miss) |(?:work|live|study) (?:from|in|at|as|on|for) )`,
)
const jobOfOther = new RegExp(String.raw`^(?:my|our|his|her) (?:\w+ )?${person} is an? (?:\w+ )?\w+$`)
// 'There will be a sauna' is offered at the event.
const offered = /^(?:and )?there(?:s| is| will be|ll be) (?:also |even )?(?:an?|the) /

// 'We used to go camping', 'the wedding was cancelled', 'last year it was in a bar'.
const gone =
  /\bused to (?!it\b|be called\b)\w|\b(?:was|were|got|is|has been) (?:cancell?ed|called off)\b|^when (?:i|we) (?:was|were) (?:an?|young|little|small|kids|children)\b|^(?:last|the other) (?:year|time|week|month)\b(?! of\b)/

// 'The kitchen gets hot', 'church unheated': a place that is only described.
const described = new RegExp(
  String.raw`^(?:(?:the|our|my|his|her|their) )?(?:${roomWords}|kitchen|chapel|temple|barn|venue|workshop)(?: (?:gets?|is|are|will be|isnt|stays|can be|always|very|really|not|so))* (?:un(?:heated|airconditioned)|hot|warm|cold|freezing|chilly|icy|drafty|stuffy|humid|boiling|small|tiny|packed|crowded|dark|loud|muddy|slippery|carpeted)$`,
)

const mentions = [subordinate, done, habit, described, offered]

interface Part {
  readonly from: number
  readonly end: number
  readonly text: string
}

// Clauses, split before each joining word.
function partsOf(words: readonly EventWord[]): Part[] {
  const starts = words.flatMap((word, at) =>
    at === 0 || words[at - 1]?.clause !== word.clause || joins.test(word.plain) || endsTime(words, at)
      ? [at]
      : [],
  )
  return starts.map((from, index) => {
    const end = starts[index + 1] ?? words.length
    return { from, end, text: plainText(words.slice(from, end)) }
  })
}

// 'Before my shift I have to drop by the school': the main clause begins at its subject.
const endsTime = (words: readonly EventWord[], at: number) =>
  /^(?:i|we|im|ive)$/.test(words[at]?.plain ?? '') &&
  /^(?:right |straight )?(?:before|after) (?!i |we |im |ive )\w+(?: (?!i |we )\w+)*$/.test(
    clauseBefore(words, at),
  )

const isIn = (some: readonly Part[]) => (match: RowMatch) =>
  some.some(({ from, end }) => match.at >= from && match.at < end)

/**
 * Leaves out what is only mentioned, as long as another event is named: where people met, what a relative does or likes,
 * what was cancelled, what a subordinate clause tells.
 */
export function withoutAsides(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] {
  const parts = partsOf(words)
  const isGone = isIn(parts.filter(({ text }) => gone.test(text)))
  const isAside = isIn(parts.filter(({ text }) => mentions.some((pattern) => pattern.test(text))))
  // 'I only own office shoes'.
  const isOwned = ({ at, length }: RowMatch) =>
    isOfClothes(words, at + length) && owns.test(plainText(words.slice(0, at)))
  // 'My partner is a firefighter' and 'speech therapist, new job' name no event at all.
  const isJobOfOther = isIn(parts.filter(({ text }) => jobOfOther.test(text)))
  const isTrade = (match: RowMatch) =>
    (isJobOfOther(match) && trade.test(words[match.at + match.length - 1]?.plain ?? '')) ||
    (!familyOf(match).startsWith('work') && isTradeAlone(words, match.at))
  const left = matches.filter((match) => !isGone(match) && !isOwned(match) && !isTrade(match))
  const goals = left.filter(
    (match) =>
      !isAside(match) && !isBody(words, match) && !isInstead(words, match) && !isOfPerson(words, match),
  )
  return goals.some(({ value: { id } }) => !vague.has(id)) ? goals : left
}

// Rows that say little of an event.
const vague: ReadonlySet<string> = new Set([
  'any occasion', 'out and about', 'casual', 'dressy', 'formal', 'public', 'decent', 'neat', 'tidy', 'home', 'with children', 'work', 'shift', 'first day',
  'dressed', 'relaxed', 'travel', 'wedding guest',
]) // prettier-ignore

// 'A party at the trampoline park, hip replacement': a clause of its own tells of the body.
const isBody = (words: readonly EventWord[], match: RowMatch) =>
  match.value.id === 'hospital stay' &&
  (isClause(words, match) ||
    /\bafter(?: (?:a|an|the|my|his|her))?(?: \w+)?$/.test(clauseBefore(words, match.at)))

// 'A baptism instead of the party'.
const isInstead = (words: readonly EventWord[], { at }: RowMatch) =>
  /\b(?:instead of|rather than)(?: (?:a|an|the|my|our|another))?(?: \w+)?$/.test(
    plainText(words.slice(0, at)),
  )

// 'My golf friends', 'my therapist suggested', 'an event for dentists': the word says who somebody is.
const isOfPerson = (words: readonly EventWord[], { at, length }: RowMatch) => {
  const said = words.slice(at, at + length)
  const last = said.at(-1)
  const after = words[at + length]
  const next = after?.clause === last?.clause ? (after?.plain ?? '') : ''
  // 'A police officer's husband'.
  const isOwner = /['’]s$/.test(last?.text ?? '') && relative.test(next)
  // 'A date with a yoga teacher'.
  const isMet =
    trades.test(last?.plain ?? '') &&
    /\bwith (?:an?|my|our|the|his|her)(?: \w+){0,2}$/.test(clauseBefore(words, at))
  const isAdvisor = advisors.test(last?.plain ?? '') && verbs.test(next)
  // 'I'm a beekeeper giving a talk'.
  const isRole =
    /\b(?:im|i am|as) (?:an? )(?:\w+ ){0,2}$/.test(`${clauseBefore(words, at)} `) &&
    roles.test(last?.plain ?? '')
  return (
    isOwner ||
    isAdvisor ||
    isMet ||
    isRole ||
    isTradeAlone(words, at) ||
    groups.test(plainText(said)) ||
    clothes.test(next) ||
    companions.test(next)
  )
}
// 'A pinning ceremony, dad, truck driver': a trade alone in its clause.
const isTradeAlone = (words: readonly EventWord[], at: number) => {
  const clause = words.filter((word) => word.clause === words[at]?.clause)
  const last = clause.at(-1)?.plain ?? ''
  return (
    clause.length < words.length &&
    ((clause.length <= LONGEST_TRADE && trades.test(last)) ||
      // 'Fishing boat cook, my sister's wedding': the first words say who asks.
      (clause[0] === words[0] && clause.length <= LONGEST_TRADE + 1 && jobs.test(last)))
  )
}
const LONGEST_TRADE = 2
const jobs =
  /(?:ist|ician|cook|chef|driver|teacher|worker|maker|keeper|officer|guard|nurse|guide|mechanic|plumber|builder|welder|farmer|baker|cleaner|fisherman|hairdresser|barber|waiter|waitress|bartender|firefighter|paramedic|soldier|sailor|surgeon|doctor|lawyer|engineer)$/
const trades =
  /^(?:driver|teacher|trainer|instructor|coach|welder|farmer|trucker|beekeeper|gardener|cleaner|painter|therapist)$/
// 'An event for dentists', 'my brother in law is the mayor', 'a lunch at the golf club'.
const groups =
  /^(?:dentists|doctors|surgeons|nurses|lawyers|teachers|firefighters|chefs|waiters|waitresses|servers|bartenders|in law|(?:golf|yacht|tennis|cricket|rowing|sailing) club)$/
// 'Office shoes', 'work clothes', 'a hunting cabin'.
const isOfClothes = (words: readonly EventWord[], next: number) => clothes.test(words[next]?.plain ?? '')
const clothes =
  /^(?:cabin|lodge|shop|store|shoes?|sneakers|boots|clothes|clothing|pants|trousers|shirts?|shorts|jacket|suits?|outfits?|uniform|overalls|scrubs|socks|wardrobe)$/
const owns = /\b(?:own|owns|have|has|wear|wears|wearing|got|in)(?: (?:only|my|just|old|some|his|her|no))*$/

const roles =
  /(?:keeper|maker|breeder|collector|instructor|enthusiast|player|rider|skater|surfer|climber|diver|swimmer|runner|dancer|golfer|angler|hunter|sailor|singer|gardener|farmer)$/
const relative = new RegExp(`^(?:${kin}|${offspring})$`)
const companions =
  /^(?:friends?|buddy|buddies|pals?|mates?|partners?|teachers?|instructors?|trainers?|residents?|patients?|survivors?|veterans?|fans?|lovers?|nuts?|clubs?|associations?|society|societies|unions?|federation|guild|committee|magazine|singers?|dancers?|pianists?|violinists?)$/
const advisors =
  /^(?:therapist|doctor|dentist|midwife|physio|physiotherapist|lawyer|surgeon|psychologist|counselor)$/
const verbs =
  /^(?:suggest(?:s|ed)|recommend(?:s|ed)|says|said|told|tells|thinks|wants|insists|advised|invited|asked|made|got|is|has|won)$/

/** Leaves out workplaces that are the venue of an event named before: 'a hackathon in a warehouse'. */
export const withoutVenues = (
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] => matches.filter((match, index) => !isVenue(words, match, matches.slice(0, index)))

// A milonga at 'Salón Canning' preserves no fruit; 'Union Chapel' is still a chapel.
const isNameOnly = (words: readonly EventWord[], match: RowMatch) =>
  /(?<!meet|wedd|open)ing$/.test(words[match.at]?.plain ?? '') && isInName(words, match)

const isVenue = (words: readonly EventWord[], match: RowMatch, before: readonly RowMatch[]) =>
  (before.length > 0 && isNameOnly(words, match)) ||
  ((workplaces.has(familyOf(match)) || workplaces.has(match.value.id)) &&
    /\b(?:in|at) (?:a|an|the|our|their|my)(?: (?!shift\b)\w+){0,2}$/.test(
      `${clauseBefore(words, match.at)} ${plainText(words.slice(match.at, match.at + match.length))}`,
    ) &&
    before.some(
      (other) =>
        words[other.at]?.clause === words[match.at]?.clause &&
        !workplaces.has(familyOf(other)) &&
        !/^(?:work|shift|first day|site|hospital shift)$/.test(other.value.id),
    ))
const workplaces: ReadonlySet<string> = new Set(['factory', 'work with hands', 'hospital visit'])
