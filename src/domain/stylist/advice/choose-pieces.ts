import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import { hasTag, shoeTags } from '../../closet/garment-tags.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/fault.ts'
import { severityOf } from '../score/piece-faults.ts'
import { hasPlace } from '../search/slots-asked.ts'
import { garmentsFor, type GarmentToFind } from '../to-find/garments-to-find.ts'
import { adviceColors, asksPastels, isAllOf, isSoberOccasion } from './advice-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { calledForBy, chooseGarments, essential, needsOf } from './choose-garments.ts'
import { inColorsTogether } from './colors-together.ts'
import { type ChosenPiece, inColor } from './piece-in-color.ts'
import { garmentsToAvoid } from './garments-to-avoid.ts'
import { isTieWithoutShirt } from './in-the-way.ts'
import { wantedGarments } from './wanted-garments.ts'
import { isAllowed, isWearable, occasionIds } from './wearable.ts'

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
// In steps of formality below what the occasion bears.
const TOO_CASUAL = 0.6

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
  const isToWaist =
    input.reading.event?.id === 'video call' || input.asker.rows.some(({ isSeenToWaist }) => isSeenToWaist)
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
  return color !== undefined && isAllOf(words, color) && /\b(?:indigo|white|faded|printed)\b/.test(name)
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
