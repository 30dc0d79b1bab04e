import { hasTag } from '../../closet/garment-tags.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import type { OccasionNeeds, OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/fault.ts'
import { severityOf } from '../score/piece-faults.ts'
import { wantedWeight } from '../score/wants-met.ts'
import { hasPlace } from '../search/slots-asked.ts'
import type { GarmentToFind, OutfitPart } from '../to-find/garments-to-find.ts'
import { type Ranked, rankToFind } from '../to-find/rank-to-find.ts'
import type { AdviceInput } from './advice-input.ts'
import {
  COLD_CELSIUS,
  dressiestFirst,
  HOT_CELSIUS,
  isForWeather,
  isLayerOfUse,
  keepsDry,
  rainLayers,
} from './advice-layer.ts'
import { preferred, SUIT_FROM } from './garment-worth.ts'
import { addSmallThings } from './small-things.ts'
import { USUAL, whatIsCalledFor } from './what-is-called-for.ts'
import { isHelpful, isWrongInRain } from './wearable.ts'

// Of `Ranked.value`, for each thing that is called for.
const MET = 0.15
// What the rows of public places rule out is right where it is made for.
const MADE_FOR = 0.5
const JACKET_FROM = 3.4

/** What an outfit for the asker has to meet. */
export const needsOf = ({ asker, preference, reading, season }: AdviceInput): OutfitNeeds => ({
  stylePreference: preference,
  occasion: reading.needs,
  season,
  wearer: { ...asker.wearer, wears: null },
})

/** The parts that everybody wears. */
export const essential: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['whole', 'top', 'bottom', 'shoes'])

/** What the event itself calls for, or the dress code in its place; the weather's wants are left out. */
export function calledForBy({ reading: { event, dressCode } }: AdviceInput): readonly OccasionWant[] {
  return ((dressCode?.wants ? dressCode : event)?.wants ?? []).filter(({ weight }) => weight >= USUAL)
}

/** The garments of the outfit in the order in which they are read: the body, the shoes, layers, then small things. */
export function chooseGarments(
  wearable: readonly GarmentToFind[],
  isAskedFor: (toFind: GarmentToFind) => boolean,
  input: AdviceInput,
): GarmentToFind[] {
  const { asker } = input
  const needs = needsOf(input)
  const chosen: GarmentToFind[] = []
  const isUnfit = ({ piece }: GarmentToFind) => severityOf(piece.garment, needs) >= severities.bad
  const isOnlyHere = (toFind: GarmentToFind) => isGearOf(toFind, input, isUnfit)
  const usualBonus = preferred(isAskedFor, input)
  const bonusOf = (toFind: GarmentToFind) => usualBonus(toFind) + (isOnlyHere(toFind) ? MADE_FOR : 0)
  const fit = wearable.filter((toFind) => isAskedFor(toFind) || isOnlyHere(toFind) || !isUnfit(toFind))
  // Who asks for a suit gets one, also in the rain.
  const askedForFirst = (all: readonly GarmentToFind[]) => {
    const asked = all.filter((toFind) => essential.has(toFind.part) && isAskedFor(toFind))
    return asked.length > 0 ? asked : all
  }
  const calledFor = (all: readonly GarmentToFind[]) => {
    const called = new Set(calledForOf(all, input))
    return all.filter((toFind) => called.has(toFind) || isOnlyHere(toFind))
  }
  const pools = [fit, wearable].map((all) => forRain(all, input))
  // Better something that is not quite right than nothing to wear.
  const ranked = (...parts: readonly OutfitPart[]) => {
    const worn = chosen.map(({ piece }) => piece.garment)
    // A shawl that the day would ruin is not needed.
    const isSpare = parts[0] === 'layer' && input.celsius !== null && input.celsius >= COLD_CELSIUS
    for (const all of isSpare ? pools.slice(0, 1) : pools) {
      const ofParts = all.filter(
        ({ part, piece }) =>
          parts.includes(part) &&
          (part !== 'layer' || isLayerOfUse(piece.garment, worn, input)) &&
          (part !== 'shoes' || isOfCultureWorn(piece.garment, worn)),
      )
      const asked = askedForFirst(ofParts)
      // What they have already comes before what the occasion calls for.
      const own = ofParts.filter(({ isOwned }) => isOwned)
      for (const some of [calledFor(own), own, calledFor(asked), asked, calledFor(ofParts), ofParts]) {
        const found = rankToFind(some, { pieces: chosen.map(({ piece }) => piece), needs }, bonusOf)
        if (found.length > 0) return found
      }
    }
    return []
  }
  // The rest is chosen to go with the jacket that they have.
  add(chosen, ranked('layer').find(isOwnedJacket))
  addBody(chosen, calledForBy(input), ranked)
  const [shoes] = ranked('shoes')
  // Nobody goes barefoot: the dressiest of those that are left.
  chosen.push(
    ...(shoes
      ? [shoes.candidate]
      : dressiestFirst(wearable.filter(({ part }) => part === 'shoes')).slice(0, 1)),
  )
  const isCalledFor = (toFind: GarmentToFind, weight: number) =>
    wantedWeight(toFind.piece.garment, needs) >= weight || isHelpful(toFind, asker) || isAskedFor(toFind)
  addLayers(chosen, ranked('layer'), isCalledFor, wearable, input)
  addSmallThings(chosen, ranked('bag', 'small'), isCalledFor, needs, input)
  return chosen.toSorted((one, other) => readingOrder.indexOf(one.part) - readingOrder.indexOf(other.part))
}

// The skates of a rink and the shoes of a ward, which are wrong anywhere else.
function isGearOf(
  toFind: GarmentToFind,
  { reading: { event } }: AdviceInput,
  isUnfit: (toFind: GarmentToFind) => boolean,
): boolean {
  const isGear = hasTag(toFind.piece.garment, ['uniform', 'safety', 'work site'])
  return toFind.for?.includes(event?.id ?? '') === true && (isGear || isUnfit(toFind))
}

// A layer where the weather, the occasion or the asker calls for one, and one against the rain.
function addLayers(
  chosen: GarmentToFind[],
  layers: readonly Ranked<GarmentToFind>[],
  isCalledFor: (toFind: GarmentToFind, weight: number) => boolean,
  wearable: readonly GarmentToFind[],
  input: AdviceInput,
): void {
  const { activities, isWet } = input.reading.needs
  // Nobody runs in two jackets.
  const isOneShell = isWet && activities.includes('sport')
  add(
    chosen,
    layers
      .filter(({ candidate }) => !isOneShell || keepsDry(candidate.piece.garment))
      .filter(({ candidate }) => !isCoatInMildAir(candidate, input))
      .find(
        ({ candidate }) =>
          isForWeather(candidate.piece.garment, input) ||
          isCalledFor(candidate, USUAL) ||
          isBlazerForMan(candidate, input) ||
          candidate.for !== undefined,
      ),
  )
  const isDry = chosen.some(({ part, piece }) => part === 'layer' && keepsDry(piece.garment))
  // A blazer doesn't keep the rain out.
  if (input.reading.needs.isWet && !isDry) chosen.push(...rainLayers(wearable, input).slice(0, 1))
}

// A short down jacket for wheelchair users is only for the cold.
const isCoatInMildAir = (toFind: GarmentToFind, { celsius }: AdviceInput) =>
  toFind.for?.includes('wheelchair') === true && (celsius === null || celsius >= COLD_CELSIUS)

// In the rain nobody is advised shoes that let it in, as long as there are others.
function forRain(all: readonly GarmentToFind[], { reading: { needs } }: AdviceInput) {
  const others = needs.isWet ? all.filter((toFind) => toFind.isOwned || !isWrongInRain(toFind, needs)) : all
  return others.some(({ part }) => part === 'shoes') ? others : all
}

// Juttis go with a kurta, not with a suit.
const isOfCultureWorn = ({ culture }: Garment, worn: readonly Garment[]) =>
  culture === null || worn.length === 0 || worn.some((garment) => garment.culture !== null)

// What helps the asker is called for as well: safety boots where they are asked for.
function calledForOf(all: readonly GarmentToFind[], { asker, reading }: AdviceInput): GarmentToFind[] {
  const called = new Set(whatIsCalledFor(all, wantsFor(all, reading.needs)))
  return all.filter((toFind) => called.has(toFind) || isHelpful(toFind, asker))
}

// To the opera nobody wears the boots that the frost asks for.
function wantsFor(all: readonly GarmentToFind[], { wants = [], formality }: OccasionNeeds) {
  const areEveningShoes = formality.ideal >= SUIT_FROM && all.every(({ part }) => part === 'shoes')
  // The velvet blazer of the party comes before the coat on the way there.
  const isPartyLayer =
    all.every(({ part }) => part === 'layer') && wants.some(({ of }) => of.materials?.includes('velvet'))
  return areEveningShoes || isPartyLayer ? wants.filter((want) => !want.isForWeather) : wants
}

// At a family's ceremony a man wears a jacket, in any weather but the heat.
function isBlazerForMan(
  { piece: { garment } }: GarmentToFind,
  { lean, celsius, reading }: AdviceInput,
): boolean {
  const { mood, formality } = reading.needs
  const isHot = celsius !== null && celsius >= HOT_CELSIUS
  return (
    lean === 'men' &&
    mood === 'festive' &&
    formality.ideal >= JACKET_FROM &&
    !isHot &&
    garment.tags.has('tailored')
  )
}

function isOwnedJacket({ candidate }: Ranked<GarmentToFind>): boolean {
  return candidate.isOwned === true && candidate.piece.garment.tags.has('tailored')
}

const readingOrder: readonly OutfitPart[] = ['whole', 'top', 'bottom', 'shoes', 'layer', 'bag', 'small']

function add(chosen: GarmentToFind[], found: Ranked<GarmentToFind> | undefined): void {
  if (found) chosen.push(found.candidate)
}

// A whole, or a top with a bottom: what meets more of what is called for, then what is worth more.
function addBody(
  chosen: GarmentToFind[],
  calledFor: readonly OccasionWant[],
  ranked: (part: OutfitPart) => readonly Ranked<GarmentToFind>[],
): void {
  const pieces = chosen.map(({ piece }) => piece)
  // What asks for trousers by name is done in no dress.
  const asksBottom = calledFor.some(({ of }) => of.slots?.length === 1 && of.slots[0] === 'bottom')
  const isCalledFor = ({ piece: { garment } }: GarmentToFind) =>
    !asksBottom ||
    garment.slot !== 'dress' ||
    calledFor.some(({ of }) => of.slots?.includes('dress') === true && isSelected(garment, of))
  const wholes = ranked('whole').filter(
    ({ candidate }) => hasPlace(candidate.piece, pieces) && isCalledFor(candidate),
  )
  const [tops, [bottom]] = [ranked('top'), ranked('bottom')]
  const [top] = tops
  const scoreOf = (...body: readonly Ranked<GarmentToFind>[]) => {
    const met = calledFor.filter(({ of }) =>
      body.some(({ candidate }) => isSelected(candidate.piece.garment, of)),
    )
    const mean = body.reduce((sum, { value }) => sum + value, 0) / body.length
    return mean + met.reduce((sum, { weight }) => sum + MET * weight, 0)
  }
  const whole = wholes.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0]
  if (!whole || (top && bottom && scoreOf(whole) < scoreOf(top, bottom))) {
    add(chosen, top)
    add(chosen, bottom)
    return
  }
  add(chosen, whole)
  const { slot, tags } = whole.candidate.piece.garment
  // Overalls are worn over a top.
  if (tags.has('overalls')) add(chosen, top)
  // Under a suit goes a shirt, with swim trunks a top; a dress is whole.
  if (slot === 'outer' && !tags.has('traditional')) {
    const under = ranked('top')
    add(chosen, under.find(({ candidate }) => !candidate.piece.garment.tags.has('sweater')) ?? under[0])
  }
  if (slot === 'bottom') add(chosen, top)
}
