import type { OccasionNeeds } from '../outfit-needs.ts'
import { readEvent } from '../occasions/read-event.ts'
import { withIncludedRows } from '../occasions/profiles/combine-rules.ts'
import type { ProfileRow } from '../occasions/profiles/profile-rows.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { AskerRow } from './advice-tables.ts'
import type { Asker } from './request/read-asker.ts'
import { adviceInput, type AdviceInput } from './advice-input.ts'
import { COLD_CELSIUS } from './choose-outer-layer.ts'
import { choosePieces, type AdvicePieces } from './choose-pieces.ts'
import { isWrongInRain } from './wearable.ts'
import type { ChosenPiece } from './piece-in-color.ts'
import { eventGroups } from './advice-lists.ts'

const { afterSport, inOwnDress, inSwimwear } = eventGroups

/** Advice for the less formal of two events. */
export interface SecondOutfit {
  readonly input: AdviceInput
  /** The event, in the form that follows 'for'. */
  readonly phrase: string
  /** The event's short name. */
  readonly name: string
  /** Pieces to change into; empty if the first outfit suits both events. */
  readonly change: readonly ChosenPiece[]
  /** Comes before the main event. */
  readonly isBefore: boolean
  /** The pieces of `change` are added to the first outfit, such as a coat and boots for snow. */
  readonly isAdded: boolean
  /** The jacket of the first outfit is taken off. */
  readonly takesJacketOff: boolean
  /** The event is a trip around the main one, which is one of its evenings. */
  readonly isTrip: boolean
  /** What a place of worship asks for. */
  readonly rule: string | null
}

// Minimum difference in formality steps at which a jacket is too formal.
const JACKET_OFF_FROM = 1
// In formality steps; a suit for court stays.
const ONE_OUTFIT_WITHIN = 1.5

/** Adds what one outfit for both events must avoid at the second one: a turtleneck at the dentist's before lunch. */
export function forBothEvents(first: AdviceInput, { change, input }: SecondOutfit): AdviceInput {
  const { needs } = first.reading
  const isOneOutfit = change.length === 0 && idealOf(first) - idealOf(input) < ONE_OUTFIT_WITHIN
  const never = [...(needs.never ?? []), ...(input.reading.needs.never ?? [])]
  return isOneOutfit ? { ...first, reading: { ...first.reading, needs: { ...needs, never } } } : first
}

/** Returns the name of an event after sport or hiking, such as 'après-ski'; null for none. */
export function eventAfterSport({ reading: { event, rows } }: AdviceInput): string | null {
  if (!event || !(doesSport(event) || inSwimwear.includes(event.id))) return null
  const after = rows.find(
    (row) => row.group === 'event' && row !== event && !doesSport(row) && afterSport.includes(row.id),
  )
  return after?.name ?? null
}

// Formality from which an evening stands out from the days around it.
const EVENING_FROM = 4

/** Returns the trip that a formal evening is a part of, such as a cruise with a gala night; null for none. */
export function tripAroundEvening(description: string, { reading }: AdviceInput): string | null {
  const { event, rows } = reading
  if (!event || (event.formality?.ideal ?? 0) < EVENING_FROM) return null
  const trip = rows.find((row) => row !== event && row.id === 'cruise')
  // 'A gala on a cruise ship' asks for the gala alone.
  if (!trip?.name || isOnBoard.test(description) || asksForEvening.test(description)) return null
  const others = description
    .split(/[,;.(]| but /u)
    .filter((clause) => readEvent(clause).event?.id !== event.id)
    .join(', ')
  return readEvent(others).event?.id === trip.id ? others : trip.name
}

const asksForEvening = /\bwear\b.*\b(?:that|the|this) (?:evening|night|dinner)\b/iu
const isOnBoard = /\b(?:on|aboard|during) (?:an?|the|our|my) (?:[\p{L}\p{M}]+ ){0,3}?cruise\b/iu

const doesSport = ({ activities = [] }: ProfileRow) =>
  activities.includes('sport') || activities.includes('hiking')

/** Returns the same person's outfit for the second event of a request; null if the event is unknown. */
export function secondOutfit(
  description: string,
  first: AdviceInput,
  { chosen }: Pick<AdvicePieces, 'chosen'>,
  isBefore: boolean,
  isTrip = false,
  isOneOutfit = false,
): SecondOutfit | null {
  const { asker, preference, season, department, celsius } = first
  const wears = department === 'men' ? 'menswear' : 'womenswear'
  const request = { eventDescription: description, stylePreference: preference, season }
  const parsed = adviceInput(request, { ...asker.wearer, wears })
  const input = {
    ...parsed,
    asker: offScreen(asker, parsed.asker),
    celsius: parsed.celsius ?? celsius,
    owned: parsed.owned.garments.length > 0 ? parsed.owned : first.owned,
  }
  const { event, needs } = input.reading
  if (!event?.name) return null
  const phrase = description === event.name ? description : needs.phrase
  const common = {
    input,
    phrase,
    name: event.name,
    isBefore,
    isTrip,
    rule: ruleOf(event),
    isAdded: false,
    takesJacketOff: false,
  }
  const isAfterHike = first.reading.needs.activities.includes('hiking') && !isBefore
  // Nobody wears a suit among dogs or boxes.
  const isFarBelow = needs.formality.most < first.reading.needs.formality.least
  const own = choosePieces(input).chosen
  if (isRough(needs, event) || isFarBelow || (!isAfterHike && doesSport(first.reading.event ?? event))) {
    const over = isOneOutfit ? piecesOver(chosen, own) : []
    return over.length > 0
      ? { ...common, change: over, isAdded: true }
      : { ...common, change: changeForRough(input, event, chosen, own) }
  }
  // The days of a trip need clothes of their own, and a layer for the deck.
  if (isTrip)
    return {
      ...common,
      change: own.filter(({ catalogGarment: { part } }) => mainParts.has(part) || part === 'layer'),
    }
  // Mountain huts expect hiking clothes, dinners don't.
  const isOnTheWay = isAfterHike && needs.dayTime !== 'evening' && needs.dayTime !== 'night'
  const isTooPlain = !isOnTheWay && idealOf(first) < needs.formality.least
  const isTooDressy =
    isBefore && chosen.some(({ garment }) => hasTag(garment, ['black tie', 'white tie', 'gown']))
  if ((isTooPlain || isTooDressy) && !isOneOutfit)
    return { ...common, change: own.filter(({ catalogGarment: { part } }) => mainParts.has(part)) }
  const lacking = lackingAt(input, chosen, own)
  if (lacking.length > 0) return { ...common, change: lacking, isAdded: true }
  const isTailored = chosen.some(({ garment }) => garment.tags.has('tailored'))
  return {
    ...common,
    change: [],
    takesJacketOff: isTailored && idealOf(first) - idealOf(input) >= JACKET_OFF_FROM,
  }
}

// What is changed for sport or dirty work.
function changeForRough(
  { celsius, reading: { needs } }: AdviceInput,
  event: ProfileRow,
  chosen: readonly ChosenPiece[],
  own: readonly ChosenPiece[],
): ChosenPiece[] {
  // In the cold, sport needs a layer of its own, unless the other one is a down jacket.
  const isWarm = chosen.some(({ garment }) => garment.tags.has('down'))
  const isInCold = doesSport(event) && celsius !== null && celsius < COLD_CELSIUS && !isWarm
  return own.filter(
    ({ catalogGarment: { part, name }, garment }) =>
      (mainParts.has(part) ||
        (part === 'layer' && (isInCold || needs.isWindy)) ||
        hasTag(garment, ['helmet'])) &&
      // Running shoes are not changed for other running shoes.
      !(part === 'shoes' && chosen.some(({ catalogGarment }) => catalogGarment.name === name)),
  )
}

// Notes of their own say what a mosque asks for.
function ruleOf({ id, family = id }: ProfileRow): string | null {
  if (family !== 'worship' || id.startsWith('mosque')) return null
  return `shoulders and knees covered${id === 'temple' ? ' and shoes off' : ''}`
}

/** Whether the request asks for one outfit for its events: 'works for both', 'no time to change'. */
export const asksForOneOutfit = (description: string): boolean =>
  /\bone (?:outfit|look|set|thing)\b|\b(?:for|suits?|does) both\b|\bsame (?:outfit|clothes)\b|\bno (?:time|chance|place|way) to (?:change|go home)\b|\b(?:don['’]?t|can['’]?t|won['’]?t|not|without)(?: want to| have time to| be able to| going to)? chang(?:e|ing)\b|\boutfit for (?:both|all)\b/iu.test(
    description,
  )

// What is pulled over the first outfit for snow or mud: pants, boots, and a jacket if there is none.
function piecesOver(chosen: readonly ChosenPiece[], own: readonly ChosenPiece[]): ChosenPiece[] {
  const hasCoat = chosen.some(({ garment }) => garment.slot === 'outer')
  const pants = own.filter(({ garment }) => garment.slot === 'bottom' && garment.tags.has('skiing'))
  // Skates and hiking shoes are put on with the same clothes.
  const onlyShoes = own.filter(
    ({ garment }) => garment.slot === 'shoes' && hasTag(garment, ['skating', 'hiking boots', 'trail shoes']),
  )
  // The shoes alone are changed for other sport.
  if (
    pants.length === 0 &&
    onlyShoes.length === 0 &&
    !own.some(({ garment }) => garment.tags.has('swimwear'))
  )
    return own.filter(({ garment }) => garment.slot === 'shoes')
  if (pants.length === 0) return onlyShoes
  return own.filter(
    (one) =>
      pants.includes(one) ||
      one.catalogGarment.part === 'shoes' ||
      (one.garment.slot === 'outer' && !hasCoat) ||
      hasTag(one.garment, ['gloves']),
  )
}

const isOfScreen = (row: AskerRow) => row.isSeenToWaist === true || row.id === 'remote' || row.id === 'video'

// Only one of the two events is on a screen: the call before the school run.
function offScreen(asker: Asker, own: Asker): Asker {
  const left = asker.rows.filter((row) => isOfScreen(row) && !own.rows.includes(row))
  if (left.length === 0) return asker
  const neverTags = [...asker.neverTags].filter(
    (tag) => own.neverTags.has(tag) || !left.some((row) => row.neverTags?.includes(tag)),
  )
  return { ...asker, rows: asker.rows.filter((row) => !left.includes(row)), neverTags: new Set(neverTags) }
}

const idealOf = ({ reading }: AdviceInput) => reading.needs.formality.ideal

// What the first outfit lacks at the second event: shoes after a video call, a coat in the cold, boots in snow or rain.
function lackingAt(
  input: AdviceInput,
  chosen: readonly ChosenPiece[],
  own: readonly ChosenPiece[],
): ChosenPiece[] {
  const { needs } = input.reading
  const shoes = chosen.find(({ catalogGarment: { part } }) => part === 'shoes')
  const isSnowy = needs.profiles?.some((id) => id === 'snow' || id === 'snowfall' || id === 'mud') === true
  const isOnFoot = needs.activities.includes('walking') && needs.setting !== 'indoors'
  const isWrong =
    shoes &&
    ((isOnFoot && isThin(shoes) && own.some((one) => one.catalogGarment.part === 'shoes' && !isThin(one))) ||
      (needs.isWet && isWrongInRain(shoes.catalogGarment, needs)) ||
      (isSnowy && !isBoot(shoes)))
  const hasLayer = chosen.some(({ garment }) => garment.slot === 'outer')
  // A cold store is colder than the day.
  const isInside = needs.setting === 'indoors' && input.reading.event?.celsius === undefined
  const isCold = input.celsius !== null && input.celsius < COLD_CELSIUS && !isInside
  return own.filter(
    ({ catalogGarment: { part }, garment }) =>
      (part === 'shoes' && (!shoes || isWrong)) ||
      (part === 'layer' && garment.slot === 'outer' && !hasLayer && (isCold || isSnowy || needs.isWet)),
  )
}

// Not made for a walk.
const isThin = ({ garment }: ChosenPiece) =>
  hasTag(garment, ['pumps', 'heels', 'high heels', 'block heels', 'flats'])

const isBoot = ({ catalogGarment: { name } }: ChosenPiece) => name.endsWith('boots')

const mainParts: ReadonlySet<string> = new Set(['whole', 'top', 'bottom', 'shoes'])

// Whether the event needs a change of clothes: sport, dirty work, mud.
function isRough({ activities, profiles = [] }: OccasionNeeds, event: ProfileRow): boolean {
  // A flight needs comfortable clothes, a hospital shift scrubs, a deck soft soles, a motorcycle armor.
  if (inOwnDress.includes(event.id) || inSwimwear.includes(event.id)) return true
  if (event.family === 'work with hands') return true
  const doesGear = activities.some((one) => one === 'sport' || one === 'hiking' || one === 'on sand')
  return (
    doesGear ||
    profiles.includes('mud') ||
    withIncludedRows(event).some(({ row: { id } }) => id === 'dirty work')
  )
}
