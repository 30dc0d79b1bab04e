import { clauseAfter, clauseBefore, plainText } from '../occasions/matching/clauses.ts'
import { once } from '../../once.ts'
import type { ColorFamily } from '../../closet/colors/color-family.ts'
import { type Material, materials } from '../../closet/garment.ts'
import type { GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { EventWord } from '../occasions/matching/tokenize-event.ts'
import { findPhrases } from '../occasions/matching/find-phrases.ts'
import { createRowTable } from '../occasions/matching/profile-phrases.ts'
import { familyOfWord } from '../occasions/read-dress-code.ts'
import { pieceFromName } from '../catalog/garment-catalog.ts'
import { disliked } from './advice-tables.ts'
import { acquaintance, kin, offspring } from '../occasions/people-words.ts'
import { requestWords } from './advice-lists.ts'

/** Garments, a color or a material that a request rules out. */
interface RuledOut {
  readonly words: readonly string[]
  readonly tags?: readonly GarmentTag[] | undefined
  readonly materials?: readonly Material[] | undefined
  readonly color?: ColorFamily | null
  readonly type?: string | null
}

const { dislikes, deniers, afterDenier, joiners } = requestWords
const DENIER_REACH = 5
const LONGEST_DISLIKED = 4
const MOST_DISLIKED = 24
const dislikedTable = once(() => createRowTable(disliked()))

/** Returns what a request rules out: 'no dresses', 'I hate heels and ties', 'I don't own a suit'. */
export function ruledOutBy(words: readonly EventWord[]): RuledOut[] {
  return words
    .flatMap((_, at) => [
      ...ruledOutAt(words, at),
      ...bothersomeAt(words, at),
      ...forbiddenAt(words, at),
      ...rejectedAt(words, at),
    ])
    .concat(providedGear(words))
}

const adverbs = /^(?:always|just|really|all|only|usually|will|would|still|never|make|makes|me|it)$/
const bothers =
  /^(?:chafes?|itch(?:es|y)?|hurts?|kills?|scares?|terrifies|freaks?|pinch(?:es)?|rubs?|bothers?|irritates?|torture|nightmare|allergy|intolerance)$/

// 'My jeans always chafe', 'wool makes me itch'.
function bothersomeAt(words: readonly EventWord[], at: number): RuledOut[] {
  const { plain, clause } = words[at] ?? { plain: '', clause: 0 }
  if (!bothers.test(plain)) return []
  let from = at - 1
  while (at - from < BOTHER_REACH && adverbs.test(words[from]?.plain ?? '')) from -= 1
  if (words[from]?.clause !== clause) return []
  // 'Black tie scares me' rules out no tie.
  if (words[from]?.plain === 'tie' && /^(?:black|white)$/.test(words[from - 1]?.plain ?? '')) return []
  // 'A white top scares me'.
  const thing = (words[from]?.plain === 'top' ? thingAt(words, from - 1) : null) ?? thingAt(words, from)
  return thing ? [...thing.rows] : []
}

const forbidden =
  /^(?:(?:are|is) )?(?:not (?:allowed|permitted|for me|my thing|my style|an option)|forbidden|banned|prohibited)\b|^(?:isnt|arent|aint) (?:allowed|permitted|for me|me|my thing|my style|an option)\b/

// 'Long sleeves not allowed', 'jeans are forbidden', 'ties aren't my thing'.
function forbiddenAt(words: readonly EventWord[], at: number): RuledOut[] {
  const after = plainText(
    words.slice(at, at + FORBIDDEN_REACH).filter(({ clause }) => clause === words[at]?.clause),
  )
  // 'The suit isn't for me, it's for my husband' says who asks.
  if (!forbidden.test(after) || /\bits for\b/.test(plainText(words.slice(at)))) return []
  for (let length = 1; length <= LONGEST_FORBIDDEN; length++) {
    const thing = words[at - length]?.clause === words[at]?.clause ? thingAt(words, at - length) : null
    if (thing?.length === length) return [...thing.rows]
  }
  return []
}

const rejections =
  /^(?:no way|not happening|hell no|no thanks|no thank you|absolutely not|never again|over my dead body|isnt happening|aint happening|i (?:wont|refuse|said no|cant|am not|never do|dont|never wear (?:one|them|those))|im not|not me)$/

// 'Mom wants me in a dress, but no way': the rejection ends its clause.
function rejectedAt(words: readonly EventWord[], at: number): RuledOut[] {
  const { clause } = words[at] ?? { clause: 0 }
  const end = words.findLastIndex((word) => word.clause === clause)
  if (!rejections.test(plainText(words.slice(at, end + 1)))) return []
  for (let from = at - 1; from >= at - REJECTED_REACH; from -= 1) {
    // 'But' is a shoe in Polish.
    const thing = joining.test(words[from]?.plain ?? '') ? null : thingAt(words, from)
    if (thing) return [...thing.rows]
  }
  return []
}

const joining = /^(?:but|and|so|just|id|ill)$/
const REJECTED_REACH = 5
const FORBIDDEN_REACH = 4
const LONGEST_FORBIDDEN = 2
const BOTHER_REACH = 5

const deniedVerb = /\b(?:dont|doesnt|wont|never) (?!know|decide|choose|care|mind)\w+(?: \w+){0,2}$/

function ruledOutAt(words: readonly EventWord[], at: number): RuledOut[] {
  const { plain, clause } = words[at] ?? { plain: '', clause: 0 }
  let from = at + 1
  if (plain === 'never' && isFirstTime(words, at)) return []
  // 'I don't eat beef or wear leather'.
  const isDeniedVerb =
    /^(?:or|nor)$/.test(plain) &&
    /^(?:wear|own|like)$/.test(words[at + 1]?.plain ?? '') &&
    deniedVerb.test(clauseBefore(words, at))
  if (deniers.includes(plain) || isDeniedVerb) {
    while (
      from - at < DENIER_REACH &&
      afterDenier.includes(words[from]?.plain ?? '') &&
      !namesThing(words, from)
    )
      from += 1
    if (words[from]?.clause !== clause) return []
  } else if (isOtherThan(words, at)) {
    while (
      /^an?$/.test(words[from]?.plain ?? '') ||
      // 'Anything but green' rules out the color.
      (familyOfWord(words[from]?.plain ?? '') &&
        words[from + 1]?.clause === clause &&
        thingAt(words, from + 1))
    )
      from += 1
  } else if (!dislikes.includes(plain)) return []
  const found: RuledOut[] = []
  // The list continues across commas as long as each word is something to wear.
  for (;;) {
    while (joiners.includes(words[from]?.plain ?? '') && !namesThing(words, from)) from += 1
    const thing = thingAt(words, from) ?? qualifiedThingAt(words, from)
    // 'Hates tags and tights'.
    const isSkipped = !thing && joiners.includes(words[from + 1]?.plain ?? '') && found.length === 0
    if (!thing && !isSkipped) return found
    // 'No synthetics and boots with a safety toe' asks for the boots.
    const isAskedFor =
      words[from - 1]?.plain === 'and' && words[from + (thing?.length ?? 1)]?.plain === 'with'
    if (found.length > 0 && isAskedFor) return found
    if (found.length > 0 && isAccepted(words, from + (thing?.length ?? 1))) return found
    found.push(...(thing?.rows ?? []))
    from += thing?.length ?? 1
    if (from > at + MOST_DISLIKED) return found
  }
}

// 'Tight trousers' leaves other trousers.
const namesThing = (words: readonly EventWord[], at: number) => (thingAt(words, at)?.length ?? 0) > 1

// 'No ties, a suit is ok'.
const isAccepted = (words: readonly EventWord[], at: number) =>
  /^(?:is|are|would be) (?:ok|okay|fine|good|great|allowed)\b/.test(plainText(words.slice(at, at + 3)))

// 'Something other than a black trouser suit', 'anything but a suit'.
const isOtherThan = (words: readonly EventWord[], at: number) =>
  (words[at]?.plain === 'than' && words[at - 1]?.plain === 'other') ||
  (words[at]?.plain === 'but' && words[at - 1]?.plain === 'anything')

// 'I never owned a suit' and 'I've never worn a tux before' don't rule them out, unless one doesn't want to either: not 'and don't want to look silly'.
function isFirstTime(words: readonly EventWord[], at: number): boolean {
  if (
    /\b(?:and|but) (?:i )?(?:(?:dont|do not|never) (?:want|plan|intend)(?: to)?|wont|will not|never will)(?: (?:own|wear|buy|start|either|now|one|it))*$/.test(
      clauseAfter(words, at + 1),
    )
  )
    return false
  const verb = words[at + 1]?.plain ?? ''
  const isBefore = words.some(({ plain, clause }) => plain === 'before' && clause === words[at]?.clause)
  return /^(?:own|owned|had)$/.test(verb) || (isBefore && /^(?:worn|wore|tried|used|bought)$/.test(verb))
}

// Returns the garments, color or material named at `at`, with the number of words.
function thingAt(
  words: readonly EventWord[],
  at: number,
): { rows: readonly RuledOut[]; length: number } | null {
  const word = words[at]
  // 'A no shoes house', 'no clothes that itch'.
  if (!word || /^(?:shoes?|clothes|outfits?|things?)$/.test(word.plain)) return null
  // 'I don't know the dress code' doesn't rule out dresses.
  if (word.plain === 'dress' && words[at + 1]?.plain === 'code') return null
  // `findPhrases` skips negated words, so it gets only the words from here on.
  const [match] = findPhrases(words.slice(at, at + LONGEST_DISLIKED), dislikedTable())
  if (match?.at === 0) return { rows: match.value, length: match.length }
  const color = familyOfWord(word.plain)
  // 'I don't want a white dress' rules out white, not dresses.
  if (color && findPhrases(words.slice(at + 1, at + 2), dislikedTable()).length > 0)
    return { rows: [{ words: [word.plain], color, type: null }], length: 2 }
  const named = materials.filter((one) => one === word.plain)
  const type = color || named.length > 0 ? null : pieceFromName({ name: word.text }, '').garment.type
  if (!color && named.length === 0 && !type) return null
  return { rows: [{ words: [word.plain], materials: named, color, type }], length: 1 }
}

// With these, the noun alone is meant: 'not a full suit'.
const emptyQualifiers =
  /^(?:full|whole|complete|proper|actual|matching|formal|fancy|stiff|stuffy|business|regular|traditional)$/
const noQualifiers =
  /^(?:shoes?|for|from|at|on|if|what|which|until|because|but|just|only|sure|more|than|new)$/
const MOST_QUALIFIERS = 2

// 'No cowboy boots' rules out that type, 'not a full suit' all suits.
function qualifiedThingAt(words: readonly EventWord[], at: number): ReturnType<typeof thingAt> {
  const { clause, plain } = words[at] ?? { clause: 0, plain: '' }
  if (noQualifiers.test(plain)) return null
  if (emptyQualifiers.test(plain)) {
    const thing = words[at + 1]?.clause === clause ? thingAt(words, at + 1) : null
    return thing && { ...thing, length: thing.length + 1 }
  }
  for (let length = 2; length <= MOST_QUALIFIERS + 1; length++) {
    const span = words.slice(at, at + length)
    if (span.length < length || span.at(-1)?.clause !== clause) return null
    const type = typeOf(span)
    // Each qualifier has to count: 'never worn cowboy boots' is about experience.
    if (type && type !== typeOf(span.slice(1))) return { rows: [{ words: [plainText(span)], type }], length }
  }
  return null
}

const typeOf = (span: readonly EventWord[]) =>
  pieceFromName({ name: span.map(({ text }) => text).join(' ') }, '').garment.type

interface ProvidedGear {
  /** As the request names it, in the singular, and what else it is called. */
  readonly words: readonly string[]
  readonly tags?: readonly GarmentTag[]
}

const item =
  '(?:(?:hard|bump|hi vis|high vis|reflective|crash|bike|riding|climbing|ski|safety|life|rain|rubber|work|shoe|hair|dust|face|ear) )?(?:hats?|helmets?|vests?|goggles|glasses|gloves|aprons?|harness(?:es)?|jackets?|wetsuits?|waders|ponchos?|masks?|hairnets?|covers?|caps?|boots|wellies|blankets?|plugs|defenders|muffs)'
const all = 'gear|equipment|ppe|kit'
const some = `(?:${item}|${all})`
const list = `${some}(?: (?:and|or|plus|the|an?|${some}))*`
const whom =
  '(?: (?:us|me|you|him|her|them|it|everyone|everybody|volunteers|guests|staff|out|all|with|the|an?|our|your|my|free|safety|own))*'
// A jacket from one's father is a present to wear.
const noGiver = String.raw`(?<!\b(?:i|${kin}|${offspring}|${acquaintance})(?: (?:is|has|just))?) `
const provisions = [
  String.raw`(?:^|${noGiver})(?:gives?|gave|giving|provides?|providing|suppl(?:y|ies)|lends?|lent|loans?|hands? out|issues?|rents? us|hires? out)${whom} (${list})\b`,
  String.raw`\b(${list})(?: (?:is|are|was|were|will|be|get|all|being|both))* (?:provided|supplied|included|given(?: out)?|issued|handed out|lent|on loan|rented there)\b`,
].map((text) => new RegExp(text, 'g'))
const items = new RegExp(item, 'g')

/** Returns the gear that somebody else provides: 'they give us vests and hard hats', 'helmets are provided'. */
export function providedGear(words: readonly EventWord[]): ProvidedGear[] {
  const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()].map((clause) => plainText(clause))
  const lists = clauses.flatMap((text) =>
    provisions.flatMap((provision) => [...text.matchAll(provision)].map(([, given = '']) => given)),
  )
  return lists.map((given) => ({
    words: [
      ...[...given.matchAll(items)].map(([name]) => name.replace(/(?<=[^s])s$/, '')),
      // Helmets on a site are hard hats, and vests there are signal vests.
      ...(/helmet|hat/.test(given) ? ['helmet', 'hard hat'] : []),
      ...(given.includes('vest') ? ['hi-vis vest', 'hi-vis'] : []),
    ],
    ...(new RegExp(String.raw`\b(?:${all})\b`).test(given) && { tags: ['safety', 'hi-vis'] }),
  }))
}
