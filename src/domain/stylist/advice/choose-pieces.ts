import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import { hasTag, shoeTags } from '../../closet/garment-tags.ts'
import type { OccasionNeeds, OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/fault.ts'
import { severityOf } from '../score/piece-faults.ts'
import { wantedWeight } from '../score/wants-met.ts'
import { hasPlace } from '../search/slots-asked.ts'
import { garmentsFor, type GarmentToFind, type OutfitPart } from '../to-find/garments-to-find.ts'
import { type Ranked, rankToFind } from '../to-find/rank-to-find.ts'
import { adviceColors, asksPastels, isAllOf, isSoberOccasion } from './advice-colors.ts'
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
import { inColorsTogether } from './colors-together.ts'
import { type ChosenPiece, inColor } from './piece-in-color.ts'
import { garmentsToAvoid } from './garments-to-avoid.ts'
import { addSmallThings, isTieWithoutShirt } from './small-things.ts'
import { USUAL, whatIsCalledFor } from './what-is-called-for.ts'
import { wantedGarments } from './wanted-garments.ts'
import { isAllowed, isHelpful, isWrongInRain, isWearable, occasionIds } from './wearable.ts'

/** What to look for, and what else the occasion says of clothes. */
export interface AdvicePieces {
  readonly chosen: readonly ChosenPiece[]
  /** What the occasion calls for, and the asker could wear, but no chosen piece is. */
  readonly unmet: string | null
  /** What the asker would wear but the occasion rules out. */
  readonly ruledOut: readonly string[]
  /** What the asker has, and the occasion rules out. */
  readonly unfit: readonly GarmentToFind[]
}

const SHELL_CLO = 0.3
const JACKET_FROM = 3.4
// In steps of formality below what the occasion bears.
const TOO_CASUAL = 0.6
// Of `Ranked.value`, for each thing that is called for.
const MET = 0.15

/** The outfit first, then what the occasion and the weather call for. */
export function choosePieces(input: AdviceInput): AdvicePieces {
  const { wants = [] } = input.reading.needs
  const isAskedFor = wantedGarments(input.words, occasionIds(input))
  const wearable = withOwned(
    garmentsFor(input.preference).filter(
      (toFind) => isWearable(toFind, input, isAskedFor) && !isOtherColor(toFind, input),
    ),
    input,
  )
  const colors = adviceColors(input)
  const isToWaist = input.asker.rows.some(({ isSeenToWaist }) => isSeenToWaist)
  const inColors = chooseGarments(wearable, isAskedFor, input)
    .filter((toFind) => !isToWaist || isSeenSeated(toFind))
    .map((toFind) => inColor(toFind, colors, input))
  const chosen = inColorsTogether(inColors, colors)
  // A garment that the request names replaces the usual ones.
  const isNamed = chosen.some(({ toFind }) => isAskedFor(toFind))
  const unmet = (isNamed ? [] : calledForBy(input)).find(
    ({ what, of }) =>
      wants.some((want) => want.what === what) &&
      !(isToWaist && (of.slots?.includes('shoes') || of.tags?.some((tag) => shoeTags.has(tag)))) &&
      (!isForBareShoulders(of) || chosen.some(({ garment }) => garment.bares.has('shoulders'))) &&
      !chosen.some(({ garment }) => isSelected(garment, of)) &&
      wearable.some(
        ({ piece }) =>
          isSelected(piece.garment, of) &&
          !isTieWithoutShirt(
            piece.garment,
            chosen.map(({ garment }) => garment),
          ) &&
          // What is in the list already is not contradicted.
          hasPlace(
            piece,
            chosen.filter(({ garment }) => !isShell(garment)).map(({ toFind }) => toFind.piece),
          ),
      ),
  )
  const outfitNeeds = needsOf(input)
  const unfit = input.owned.garments.filter((toFind) => isUnfit(toFind, outfitNeeds))
  return { chosen, unmet: unmet?.what ?? null, ruledOut: garmentsToAvoid(input, wearable, chosen), unfit }
}

// A scarf over a polo shirt covers nothing.
const isForBareShoulders = ({ tags }: OccasionWant['of']) => tags?.includes('shawl') === true

// 'All black' leaves out dark indigo jeans.
function isOtherColor({ name, part, color: role }: GarmentToFind, { reading, words }: AdviceInput): boolean {
  const [color] = reading.wantedWords
  // 'Wear something green' leaves out a black T-shirt.
  const isAsked = color !== undefined || asksPastels(reading)
  if (isAsked && part === 'top' && !role && !name.includes(color ?? 'pastel')) return true
  return color !== undefined && isAllOf(words, color) && /\b(?:indigo|white)\b/.test(name)
}

// On a video call nobody sees shoes and bags, and nobody wears a coat at home.
const isSeenSeated = ({ part, piece: { garment } }: GarmentToFind) =>
  part !== 'shoes' && part !== 'bag' && (part !== 'layer' || hasTag(garment, ['tailored', 'cardigan']))

// A fleece goes under it.
const isShell = ({ tags, warmthClo }: Garment) =>
  tags.has('ski jacket') || (tags.has('rain jacket') && warmthClo < SHELL_CLO)

// Who buys nothing wears their own of each part that they have, and no more layers, bags or small things than those.
function withOwned(wearable: readonly GarmentToFind[], input: AdviceInput): readonly GarmentToFind[] {
  const { garments, isAll } = input.owned
  // Who only has trainers still needs shoes for a funeral.
  const needs = needsOf(input)
  const owned = garments.filter((toFind) => isAllowed(toFind, input.asker) && !isUnfit(toFind, needs))
  if (owned.length === 0) return wearable
  const parts = new Set(owned.map(({ part }) => part))
  const isDressed =
    owned.some(({ piece }) => piece.garment.slot === 'dress') || (parts.has('top') && parts.has('bottom'))
  const isCovered = ({ part }: GarmentToFind) =>
    parts.has(part) || !essential.has(part) || (isDressed && part !== 'shoes')
  return [...owned, ...(isAll ? wearable.filter((toFind) => !isCovered(toFind)) : wearable)]
}

// In front of a judge hoodies are wrong, whatever else somebody has.
function isUnfit({ piece }: GarmentToFind, needs: OutfitNeeds): boolean {
  const severity = severityOf(piece.garment, needs)
  const least = needs.occasion?.formality.least ?? 0
  if (piece.garment.slot !== 'extra' && piece.garment.formality < least - TOO_CASUAL) return true
  const isSober = needs.occasion !== null && isSoberOccasion(needs.occasion)
  return severity >= (isSober ? severities.bad : severities.never)
}

const needsOf = ({ asker, preference, reading, season }: AdviceInput): OutfitNeeds => ({
  stylePreference: preference,
  occasion: reading.needs,
  season,
  wearer: { ...asker.wearer, wears: null },
})

const essential: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['whole', 'top', 'bottom', 'shoes'])

// What the event itself calls for, or the dress code in its place; the weather's wants are left out.
function calledForBy({ reading: { event, dressCode } }: AdviceInput): readonly OccasionWant[] {
  return ((dressCode?.wants ? dressCode : event)?.wants ?? []).filter(({ weight }) => weight >= USUAL)
}

function chooseGarments(
  wearable: readonly GarmentToFind[],
  isAskedFor: (toFind: GarmentToFind) => boolean,
  input: AdviceInput,
): GarmentToFind[] {
  const { asker } = input
  const needs = needsOf(input)
  const chosen: GarmentToFind[] = []
  const bonusOf = preferred(isAskedFor, input)
  const fit = wearable.filter(
    (toFind) => isAskedFor(toFind) || severityOf(toFind.piece.garment, needs) < severities.bad,
  )
  // Who asks for a suit gets one, also in the rain.
  const askedForFirst = (all: readonly GarmentToFind[]) => {
    const asked = all.filter((toFind) => essential.has(toFind.part) && isAskedFor(toFind))
    return asked.length > 0 ? asked : all
  }
  const calledFor = (all: readonly GarmentToFind[]) => calledForOf(all, input)
  // Better something that is not quite right than nothing to wear.
  const ranked = (...parts: readonly OutfitPart[]) => {
    const worn = chosen.map(({ piece }) => piece.garment)
    // A shawl that the day would ruin is not needed.
    const isSpare = parts[0] === 'layer' && input.celsius !== null && input.celsius >= COLD_CELSIUS
    for (const all of isSpare ? [fit] : [fit, wearable]) {
      const ofParts = forRain(all, input).filter(
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
  const worthOf = (...body: readonly Ranked<GarmentToFind>[]) => {
    const met = calledFor.filter(({ of }) =>
      body.some(({ candidate }) => isSelected(candidate.piece.garment, of)),
    )
    const mean = body.reduce((sum, { value }) => sum + value, 0) / body.length
    return mean + met.reduce((sum, { weight }) => sum + MET * weight, 0)
  }
  const whole = wholes.toSorted((one, other) => worthOf(other) - worthOf(one))[0]
  if (!whole || (top && bottom && worthOf(whole) < worthOf(top, bottom))) {
    add(chosen, top)
    add(chosen, bottom)
    return
  }
  add(chosen, whole)
  const { slot, tags } = whole.candidate.piece.garment
  // Under a suit goes a shirt, with swim trunks a top; a dress is whole.
  if (slot === 'outer' && !tags.has('traditional'))
    add(
      chosen,
      ranked('top').find(({ candidate }) => !candidate.piece.garment.tags.has('sweater')),
    )
  if (slot === 'bottom') add(chosen, top)
}
