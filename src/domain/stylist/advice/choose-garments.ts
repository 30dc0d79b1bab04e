import { hasTag } from '../../closet/tags/garment-tags.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import type { OccasionNeeds, OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/faults/fault.ts'
import { severityOf } from '../score/faults/piece-faults.ts'
import { wantedWeight } from '../score/wants-met.ts'
import { hasSlotAmong } from '../search/outfit-slots.ts'
import type { CatalogGarment, OutfitPart } from '../catalog/garment-catalog.ts'
import { type Ranked, rankCandidates } from '../catalog/rank-candidates.ts'
import type { AdviceInput } from './advice-input.ts'
import {
  COLD_CELSIUS,
  dressiestFirst,
  isBlazerForMan,
  isForWeather,
  isInCrowd,
  layersOfUse,
  keepsDry,
  rainLayers,
} from './choose-outer-layer.ts'
import { garmentBonus } from './garment-bonus.ts'
import { addAccessories, addFleece, SUIT_FROM } from './add-accessories.ts'
import { USUAL, narrowToWants } from './narrow-to-wants.ts'
import { hasLegs } from '../../closet/garment-facts/has-legs.ts'
import { isHelpful, isWrongInRain } from './wearable.ts'

// Added to `Ranked.value` per want met, times its weight.
const MET = 0.15
// Gear that public places ban gets this bonus at the occasion it is made for.
const MADE_FOR = 0.5

/** Returns the needs of an outfit for the asker. */
export const needsOf = ({ asker, preference, reading, season }: AdviceInput): OutfitNeeds => ({
  stylePreference: preference,
  occasion: reading.needs,
  season,
  wearer: { ...asker.wearer, wears: null },
})

/** Parts that every outfit needs. */
export const essential: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['whole', 'top', 'bottom', 'shoes'])

/** Returns the usual wants of the dress code, else of the event; excludes wants of the weather. */
export function eventWants({ reading: { event, dressCode } }: AdviceInput): readonly OccasionWant[] {
  return ((dressCode?.wants ? dressCode : event)?.wants ?? []).filter(({ weight }) => weight >= USUAL)
}

/** Chooses the garments of an outfit, in reading order: body, shoes, layers, accessories. */
export function chooseGarments(
  wearable: readonly CatalogGarment[],
  isRequested: (candidate: CatalogGarment) => boolean,
  input: AdviceInput,
): CatalogGarment[] {
  const { asker } = input
  const needs = needsOf(input)
  const chosen: CatalogGarment[] = []
  const isUnfit = ({ piece }: CatalogGarment) => severityOf(piece.garment, needs) >= severities.bad
  const isOnlyHere = (candidate: CatalogGarment) => isGearOf(candidate, input, isUnfit)
  const usualBonus = garmentBonus(isRequested, input)
  const bonusOf = (one: CatalogGarment) => usualBonus(one) + (isOnlyHere(one) ? MADE_FOR : 0)
  const fit = wearable.filter((one) => isRequested(one) || isOnlyHere(one) || isOwnSuit(one) || !isUnfit(one))
  // Requested garments come first: a requested suit is chosen even in the rain.
  const requestedFirst = (all: readonly CatalogGarment[]) => {
    const requested = all.filter((candidate) => essential.has(candidate.part) && isRequested(candidate))
    return requested.length > 0 ? requested : all
  }
  const calledFor = (all: readonly CatalogGarment[]) => {
    const called = new Set(calledForOf(all, input))
    return all.filter((candidate) => called.has(candidate) || isOnlyHere(candidate))
  }
  const pools = [fit, wearable].map((all) => forRain(all, input))
  // Falls back to unsuitable garments rather than leaving a part empty.
  const ranked = (...parts: readonly OutfitPart[]) => {
    const worn = chosen.map(({ piece }) => piece.garment)
    const isOfUse = layersOfUse(worn, input)
    // In mild weather, a layer is optional and has no fallback.
    const isSpare = parts[0] === 'layer' && input.celsius !== null && input.celsius >= COLD_CELSIUS
    for (const all of isSpare ? pools.slice(0, 1) : pools) {
      const ofParts = all.filter(
        (one) =>
          parts.includes(one.part) &&
          (one.part !== 'layer' || isOfUse(one)) &&
          (one.part !== 'shoes' || isOfCultureWorn(one.piece.garment, worn)),
      )
      const named = requestedFirst(ofParts)
      // Owned garments come before the wants of the occasion.
      const own = ofParts.filter(({ isOwned }) => isOwned)
      for (const some of [calledFor(own), own, calledFor(named), named, calledFor(ofParts), ofParts]) {
        const found = rankCandidates(some, { pieces: chosen.map(({ piece }) => piece), needs }, bonusOf)
        if (found.length > 0) return found
      }
    }
    return []
  }
  // The owned jacket is first, since the rest has to go with it.
  add(chosen, ranked('layer').find(isOwnedJacket))
  const wearsShortsOver = asker.rows.some(({ id }) => id === 'shorts over')
  addBody(chosen, eventWants(input), ranked, isRequested, wearsShortsOver)
  const [shoes] = ranked('shoes')
  // Shoes are required: falls back to the most formal ones.
  chosen.push(
    ...(shoes
      ? [shoes.candidate]
      : dressiestFirst(wearable.filter(({ part }) => part === 'shoes')).slice(0, 1)),
  )
  const isCalledFor = (one: CatalogGarment, weight: number) =>
    wantedWeight(one.piece.garment, needs) >= weight || isHelpful(one, asker) || isRequested(one)
  addLayers(chosen, ranked('layer'), isCalledFor, wearable, input)
  addAccessories(chosen, ranked('bag', 'small'), isCalledFor, needs, input)
  addFleece(chosen, fit, input)
  return chosen.toSorted((one, other) => readingOrder.indexOf(one.part) - readingOrder.indexOf(other.part))
}

// Owned suits stay, even if too warm for the day.
const isOwnSuit = ({ isOwned, piece }: CatalogGarment) => isOwned === true && isWholeSuit(piece.garment)

// Gear for this event or dress code that is unsuitable elsewhere: skates for a rink, an agbada in the heat.
function isGearOf(
  candidate: CatalogGarment,
  { reading: { dressCode, event } }: AdviceInput,
  isUnfit: (candidate: CatalogGarment) => boolean,
): boolean {
  const isGear = hasTag(candidate.piece.garment, ['uniform', 'safety', 'work site'])
  return (
    candidate.for?.some((id) => id === event?.id || id === dressCode?.id) === true &&
    (isGear || isUnfit(candidate))
  )
}

// Adds a layer if the weather, occasion or asker calls for one, and one against rain.
function addLayers(
  chosen: CatalogGarment[],
  layers: readonly Ranked<CatalogGarment>[],
  isCalledFor: (candidate: CatalogGarment, weight: number) => boolean,
  wearable: readonly CatalogGarment[],
  input: AdviceInput,
): void {
  const { activities, isWet } = input.reading.needs
  // In wet sport, and on a wet field that is not cold, only one jacket is worn.
  const isColdOut = input.celsius !== null && input.celsius < COLD_CELSIUS
  const isOneShell = isWet && (activities.includes('sport') || (isInCrowd(input.reading) && !isColdOut))
  // At the party itself, a coat doesn't replace a jacket.
  add(
    chosen,
    layers.find(({ candidate }) => isBlazerForMan(candidate.piece.garment, input)) ??
      layers
        .filter(({ candidate }) => !isOneShell || keepsDry(candidate.piece.garment))
        .filter(({ candidate }) => !isCoatInMildAir(candidate, input))
        .find(
          ({ candidate }) =>
            isForWeather(candidate.piece.garment, input) ||
            isCalledFor(candidate, USUAL) ||
            candidate.for !== undefined,
        ),
  )
  // A velvet blazer is worn at the party, under a coat on the way.
  const isForParty = chosen.some(
    ({ part, piece: { garment } }) =>
      part === 'layer' && (garment.material === 'velvet' || isBlazerForMan(garment, input)),
  )
  if (isForParty && isColdOut) {
    const isOfUse = layersOfUse([], input)
    const coats = wearable.filter(
      (one) => one.part === 'layer' && hasTag(one.piece.garment, ['coat', 'dress coat']) && isOfUse(one),
    )
    chosen.push(...dressiestFirst(coats).slice(0, 1))
  }
  const isDry = chosen.some(({ part, piece }) => part === 'layer' && keepsDry(piece.garment))
  // A blazer doesn't protect from rain.
  const isMuddy = input.reading.event?.id === 'muddy festival'
  if ((input.reading.needs.isWet || isMuddy) && !isDry)
    chosen.push(...rainLayers(wearable, input).slice(0, 1))
}

// A short down jacket for wheelchair users and a coat without wool are only for the cold.
const isCoatInMildAir = ({ for: madeFor, piece }: CatalogGarment, { celsius }: AdviceInput) =>
  madeFor?.some((id) => id === 'wheelchair' || id === 'wool') === true &&
  piece.garment.warmthClo >= WARM_COAT_CLO &&
  (celsius === null || celsius >= COLD_CELSIUS)
const WARM_COAT_CLO = 0.45

// In rain, excludes shoes that let water in, if there are others.
function forRain(all: readonly CatalogGarment[], { reading: { needs } }: AdviceInput) {
  const others = needs.isWet
    ? all.filter((candidate) => candidate.isOwned || !isWrongInRain(candidate, needs))
    : all
  return others.some(({ part }) => part === 'shoes') ? others : all
}

// Juttis go with a kurta, not with a suit.
const isOfCultureWorn = ({ culture }: Garment, worn: readonly Garment[]) =>
  culture === null || worn.length === 0 || worn.some((garment) => garment.culture !== null)

// Garments that help the asker count as wanted too, such as safety boots.
function calledForOf(all: readonly CatalogGarment[], { asker, reading }: AdviceInput): CatalogGarment[] {
  const called = new Set(narrowToWants(all, wantsFor(all, reading.needs)))
  return all.filter((candidate) => called.has(candidate) || isHelpful(candidate, asker))
}

// Ignores the weather's wants for evening shoes: nobody wears winter boots to the opera.
function wantsFor(all: readonly CatalogGarment[], { wants = [], formality }: OccasionNeeds) {
  const areEveningShoes = formality.ideal >= SUIT_FROM && all.every(({ part }) => part === 'shoes')
  // For a party layer too: the velvet blazer comes before the coat.
  const isPartyLayer =
    all.every(({ part }) => part === 'layer') && wants.some(({ of }) => of.materials?.includes('velvet'))
  return areEveningShoes || isPartyLayer ? wants.filter((want) => !want.isForWeather) : wants
}

function isOwnedJacket({ candidate }: Ranked<CatalogGarment>): boolean {
  return candidate.isOwned === true && candidate.piece.garment.tags.has('tailored')
}

const readingOrder: readonly OutfitPart[] = ['whole', 'top', 'bottom', 'shoes', 'layer', 'bag', 'small']

function add(chosen: CatalogGarment[], found: Ranked<CatalogGarment> | undefined): void {
  if (found) chosen.push(found.candidate)
}

const formalityOf = ({ candidate }: Ranked<CatalogGarment>) => candidate.piece.garment.formality

// A suit brings its trousers and gets a dress shirt.
const isPartOfSuit = ({ of }: OccasionWant) =>
  of.tags?.some((tag) => tag === 'suit bottom' || tag === 'dress shirt') === true

// Adds a whole, or a top with a bottom, by met wants plus rank.
function addBody(
  chosen: CatalogGarment[],
  calledFor: readonly OccasionWant[],
  ranked: (part: OutfitPart) => readonly Ranked<CatalogGarment>[],
  isRequested: (candidate: CatalogGarment) => boolean,
  wearsShortsOver: boolean,
): void {
  const pieces = chosen.map(({ piece }) => piece)
  // An event that names trousers excludes dresses.
  const isBottomWanted = calledFor.some(({ of }) => of.slots?.length === 1 && of.slots[0] === 'bottom')
  const isCalledFor = ({ piece: { garment } }: CatalogGarment) =>
    !isBottomWanted ||
    garment.slot !== 'dress' ||
    garment.type === 'wetsuit' ||
    calledFor.some(({ of }) => of.slots?.includes('dress') === true && isSelected(garment, of))
  const [tops, [bottom]] = [ranked('top'), ranked('bottom')]
  // 'I prefer pants' excludes dresses, and 'I like skirts' suits.
  const isBottomRequested = bottom !== undefined && isRequested(bottom.candidate)
  const isLegWanted = isBottomRequested && hasLegs(bottom.candidate.piece.garment)
  const wholes = ranked('whole').filter(
    ({ candidate }) =>
      hasSlotAmong(candidate.piece, pieces) &&
      isCalledFor(candidate) &&
      (!isBottomRequested || isRequested(candidate) || (isLegWanted && hasLegs(candidate.piece.garment))),
  )
  const [top] = tops
  const scoreOf = (...body: readonly Ranked<CatalogGarment>[]) => {
    const met = calledFor.filter((want) =>
      body.some(
        ({ candidate: { piece } }) =>
          isSelected(piece.garment, want.of) || (isWholeSuit(piece.garment) && isPartOfSuit(want)),
      ),
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
  // A suit needs a shirt and swim trunks a top; a dress needs neither.
  if (slot === 'outer' && !tags.has('traditional')) {
    const under = ranked('top')
    add(chosen, under.find(({ candidate }) => !candidate.piece.garment.tags.has('sweater')) ?? under[0])
  }
  if (slot === 'bottom') add(chosen, top)
  // 'A one-piece with shorts over'.
  if (tags.has('swimwear') && slot !== 'bottom' && wearsShortsOver)
    add(
      chosen,
      ranked('bottom')
        .filter(({ candidate }) => candidate.piece.garment.tags.has('shorts'))
        .toSorted((one, other) => formalityOf(one) - formalityOf(other))[0],
    )
}
