import { colorsToAvoid, wantsBright } from '../../stylist/advice/occasion-colors.ts'
import { isOnTrailOrIce } from '../../stylist/advice/choose-pieces.ts'
import type { ChosenPiece } from '../../stylist/advice/piece-in-color.ts'
import { mentions } from '../../stylist/advice/wearable.ts'
import type { ProfileRow } from '../../stylist/occasions/profiles/profile-rows.ts'
import type { CatalogGarment } from '../../stylist/catalog/garment-catalog.ts'
import { typeNounOf } from '../../closet/garment-types/noun-of.ts'
import { askerNotes, costumeNote } from './asker-notes.ts'
import { capital, listed, listedAsChoice } from '../english.ts'
import { alsoNeeded } from './what-to-look-for.ts'
import { secondSentence } from './second-event-sentence.ts'
import { weatherSentence } from './weather-sentence.ts'
import { isOccasion, isShower } from './names-occasion.ts'
import { eventGroups } from '../../stylist/advice/advice-lists.ts'
import { type AdviceFacts, MOST_SENTENCES, askedFor, inWords, isShort } from './advice-facts.ts'
import { colorAnswer, pronounOfWearer } from './answers-to-questions.ts'

// Longer phrases are often ungrammatical: 'a job interview kindergarten teacher'.
const MOST_PHRASE_WORDS = 4
const MOST_SECOND_WORDS = 6

/** Returns the sentences of a recommendation: unknown words, the outfit, then notes for the asker and the day. */
export function adviceSentences(facts: AdviceFacts): string[] {
  const { input, pieces } = facts
  const { asker, reading } = input
  const { event, dressCode, needs } = reading
  const name = (dressCode?.wants ? dressCode : event)?.name
  const isOpen =
    needs.asksCover &&
    // Workplaces and family tables don't require covered knees, and some asker notes already cover this.
    !eventGroups.atWork.includes(event?.family ?? event?.id ?? '') &&
    event?.id !== 'feast' &&
    !asker.rows.some(({ id }) => saysCover.has(id)) &&
    asker.wearer.coverage === 'as I like' &&
    input.department === 'women' &&
    !pieces.chosen.some(({ garment }) => garment.tags.has('traditional') || garment.tags.has('swimwear')) &&
    pieces.chosen.some(({ garment }) => garment.bares.size > 0)
  // An added layer must not be listed as something to avoid.
  const hasLayer = pieces.chosen.some(({ catalogGarment: toFind }) => toFind.part === 'layer')
  const toAvoid = pieces.ruledOut
    .filter((what) => !vagueTerms.has(what) && !(hasLayer && (what === 'a jacket' || what === 'a coat')))
    .slice(0, 2)
    .flatMap((what) => what.split(/, | or /))
  const [outfit, change, weather] = [outfitSentence(facts), secondSentence(facts), weatherSentence(facts)]
  const others = otherDepartmentSentence(facts)
  // Layers are put on before the jacket comes off, so that sentence comes after the weather.
  const takesOff = facts.second?.takesJacketOff === true
  const sentences = [
    ...unknownSentences(facts),
    outfit,
    others,
    colorAnswer(input),
    unfitSentence(facts),
    costumeNote(pieces, input),
    !takesOff && change,
    ...askerNotes(input, pieces).slice(0, 2),
    weather,
    takesOff && change,
    isOpen && 'Keep shoulders and knees covered.',
    !wantsBright(reading) &&
      // 'She loved purple'.
      (needs.mood !== 'grave' || reading.wantedWords.length === 0) &&
      !asker.rows.some(({ isColorful, wearsAnyColor }) => isColorful || wearsAnyColor) &&
      colorsToAvoid(input)[0]?.reason,
    // An added layer already meets the need for one.
    name && !(hasLayer && pieces.unmet?.startsWith('a layer')) && alsoNeeded(facts),
    toAvoid.length > 0 && `Avoid ${listed([...new Set(toAvoid)])}.`,
  ].filter((text) => typeof text === 'string')
  // Sentences about chosen pieces always stay: 'a black tie gala' for someone who hates bow ties.
  const ofPieces = new Set([outfit, others, change, weather])
  return [...new Set(sentences)]
    .filter((text) => isShort(text) && (ofPieces.has(text) || !mentions(text, asker.neverWords)))
    .slice(0, MOST_SENTENCES)
}

const vagueTerms: ReadonlySet<string> = new Set(['office wear', 'dress clothes', 'everyday clothes'])

const saysCover: ReadonlySet<string> = new Set(['old town', 'mosque visit'])

function unknownSentences({ unknown, input }: AdviceFacts): string[] {
  const { reading, preference, season } = input
  const quoted = listedAsChoice(unknown.words.map((word) => `“${word}”`))
  if (unknown.isAll)
    return [
      `Armadio doesn't recognize ${quoted || 'an event in this'}.`,
      'Describe the event in other words, such as “coffee with friends”.',
      `This is general ${preference} advice${season ? ` for ${season}` : ''}.`,
    ]
  if (!quoted) return []
  return [`Armadio doesn't recognize ${quoted}.`, `This advice is for ${reading.event?.name ?? 'the day'}.`]
}

// Example: 'For a garden wedding, wear a navy wool suit and a white dress shirt with brown oxford shoes.'
function outfitSentence({ input, pieces, unknown }: AdviceFacts): string {
  const { event, dressCode, needs } = input.reading
  const { worn, whole } = askedFirst(pieces.chosen, input) ?? mainPieces(pieces.chosen)
  const isLunch = event?.id === 'brunch' && /\blunch(?:eon)?\b/u.test(needs.phrase)
  const name = isLunch ? 'lunch' : (event?.name ?? dressCode?.name ?? 'the day')
  // 'A housewarming at your boss’s' is a housewarming.
  const spoken = needs.phrase.replace(/ (?:at|in|near) (?:\S+ ){0,3}\S+['’]s?$/u, '')
  const isClear =
    event !== null &&
    unknown.words.length === 0 &&
    isOccasion(spoken) &&
    !(isShower(spoken) && event.family !== 'shower' && event.id !== 'shower')
  // Advice for a child is read by a parent.
  const isForChild = input.asker.rows.some(({ id }) => id === 'young child')
  const phrase = isForChild ? spoken.replace(/^your first/, 'the first') : spoken
  // In 'the end of season party', 'end' is not the event.
  const [start = ''] = phrase.split(
    / (?:in(?!-laws)|at|on|near|by|(?<!\b(?:end|start|change) )of|after|before) (?!life|July)/,
  )
  // The outfit already expresses the dress code.
  const brief = start.replace(/\b(?:black|white) tie (?:optional |(?=\p{L}+ \p{L}))/u, '')
  // The phrase up to the company: 'a canoe trip with the parents', 'a celebration of life for a friend'.
  const [alone = ''] = brief.split(/ (?:with|for) /)
  const isJob = /^an? (?:job|shift)$/.test(brief) && phrase.split(' ').length <= MOST_SECOND_WORDS
  const phrases = [
    isClear && (isJob || readsWell(phrase, event)) && phrase,
    isClear &&
      isOccasion(brief) &&
      (isOtherWord(brief, event) || (brief !== phrase && readsWell(brief, event))) &&
      brief,
    isClear && isOccasion(alone) && isOtherWord(alone, event) && alone,
    !unknown.isAll && name,
  ].filter((one) => typeof one === 'string')
  const candidates = [
    ...phrases.flatMap((one) => [`For ${one}, wear ${whole}.`, `For ${one}, wear ${worn}.`]),
    `Wear ${whole}.`,
  ]
  const pronoun = pronounOfWearer(input.words)
  const wording = (text: string) =>
    pronoun ? capital(text.replace(/\bwear /i, `${pronoun} can wear `)) : text
  return candidates.map(wording).find(isShort) ?? wording(`Wear ${worn}.`)
}

function mainPieces(chosen: readonly ChosenPiece[]): { worn: string; whole: string } {
  const of = (...parts: readonly string[]) =>
    chosen.filter(({ catalogGarment: toFind }) => parts.includes(toFind.part)).map(inWords)
  const worn = of('whole', 'top', 'bottom').join(' and ') || 'simple, clean clothes'
  const [shoes] = of('shoes')
  return { worn, whole: shoes ? `${worn} with ${shoes}` : worn }
}

// Example: 'If you wear menswear, choose a navy wool suit and a white dress shirt.'
function otherDepartmentSentence({ input, pieces, others }: AdviceFacts): string | null {
  const { worn, whole } = mainPieces(others ?? pieces.chosen)
  if (whole === mainPieces(pieces.chosen).whole) return null
  const isForAnyone = input.asker.wearer.wears === 'both'
  const start = isForAnyone
    ? 'Or choose'
    : `If you wear ${input.department === 'men' ? 'womenswear' : 'menswear'}, choose`
  return [`${start} ${whole}.`, `${start} ${worn}.`].find(isShort) ?? null
}

// 'Plumber, what shoes': the answer comes first.
function askedFirst(chosen: readonly ChosenPiece[], { words }: AdviceFacts['input']) {
  const part = askedFor(words)
  const piece = chosen.find(({ catalogGarment }) => catalogGarment.part === part)
  if (!piece) return null
  return { worn: inWords(piece), whole: `${inWords(piece)} with ${mainPieces(chosen).worn}` }
}
const ownNoun = ({ name, piece }: CatalogGarment) => {
  const { one, several } = typeNounOf(piece)
  return name.endsWith('s') ? several : one
}

const atOnce: ReadonlySet<string> = new Set(['tomorrow', 'tonight', 'today', 'now'])

// Example: 'Leave your hoodies at home, and borrow or buy second-hand what you lack.'
function unfitSentence({ input: { reading, words }, pieces, second: after }: AdviceFacts): string | null {
  const { chosen } = pieces
  // Worn at the second event.
  const isWornAfter = ({ name }: CatalogGarment) =>
    after?.change.some(({ catalogGarment }) => catalogGarment.name === name) === true
  const unfit = pieces.unfit.filter((one) => !isWornAfter(one)).slice(0, 2)
  const [first] = unfit
  if (!first) return null
  const boots = chosen.find(
    ({ catalogGarment: { part, name } }) => part === 'shoes' && name.endsWith('boots'),
  )
  if (first.part === 'shoes' && boots && isOnTrailOrIce(reading.needs))
    return `Your ${ownNoun(first)} aren't safe there, so rent or borrow ${boots.catalogGarment.name}.`
  const names = unfit.map(ownNoun)
  // There is no time to shop for an event tomorrow.
  const isAtOnce = words.some(({ plain }) => atOnce.has(plain))
  if (isAtOnce) return `If nobody can lend you these, wear your ${listed(names)} dark, clean and whole.`
  return `Leave your ${listed(names)} at home, and borrow or buy second-hand what you lack.`
}

// Whether the user's word differs from the row's name: 'a ball' rather than 'a charity gala'.
function isOtherWord(brief: string, event: ProfileRow): boolean {
  const words = brief.split(' ')
  const noun = words.at(-1) ?? ''
  return (
    words.length <= MOST_PHRASE_WORDS &&
    (brief === 'lunch' || (words.length > 1 && /^(?:an?|the|hosting your) /.test(brief))) &&
    !event.name?.includes(noun)
  )
}

// Accepts 'your dad's funeral' and 'a choir concert', but not 'a theme ugly sweater'.
function readsWell(phrase: string, { name }: ProfileRow): boolean {
  const words = phrase.split(' ')
  const isSame = words.at(-1) === name?.split(' ').at(-1)
  const isBrief = words.length < MOST_PHRASE_WORDS
  return isBrief || (words.length === MOST_PHRASE_WORDS && (isSame || words[0] === 'your'))
}
