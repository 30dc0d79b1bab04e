import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import { hasTag, shoeTags } from '../../closet/tags/garment-tags.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/faults/fault.ts'
import { severityOf } from '../score/faults/piece-faults.ts'
import { hasSlotAmong } from '../search/outfit-slots.ts'
import { type CatalogGarment, allCatalogGarments, garmentsForPreference } from '../catalog/garment-catalog.ts'
import { adviceColors } from './advice-colors.ts'
import { isOneColorRequested, isSoberOccasion, wantsPastels } from './occasion-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { MOST_PIECES, isAccessoryUnsuitable, isTieWithoutShirt } from './add-accessories.ts'
import { COLD_CELSIUS, isHotAndCalm, layersOfUse } from './choose-outer-layer.ts'
import { chooseGarments, essential, eventWants, needsOf } from './choose-garments.ts'
import { type ChosenPiece, harmonizeColors, inColor } from './piece-in-color.ts'
import { requestedGarments } from './request/requested-garments.ts'
import { isAllowed, isMadeFor, occasionIds, wearableFor } from './wearable.ts'
import type { ProfileBan } from '../occasions/profiles/occasion-profile.ts'

/** The chosen pieces, and further facts about the occasion's clothes. */
export interface AdvicePieces {
  readonly chosen: readonly ChosenPiece[]
  /** A want that the asker could meet, but no chosen piece does. */
  readonly unmet: string | null
  /** Garments that the asker would wear but the occasion rules out. */
  readonly ruledOut: readonly string[]
  /** Owned garments that the occasion rules out. */
  readonly unfit: readonly CatalogGarment[]
}

const SHELL_CLO = 0.3
const WARM_COAT_CLO = 0.45
// Formality steps below the occasion's minimum.
const TOO_CASUAL = 0.6
const SUIT_FROM = 3.4

/** Chooses the outfit in its colors, then finds an unmet want and unsuitable garments. */
export function choosePieces(input: AdviceInput): AdvicePieces {
  const { wants = [] } = input.reading.needs
  const isRequested = requestedGarments(input.words, occasionIds(input))
  const isWearable = wearableFor(input, isRequested)
  const wearable = withOwned(
    garmentsForPreference(input.preference).filter(
      (candidate) => isWearable(candidate) && !isOtherColor(candidate, input),
    ),
    input,
  )
  const colors = adviceColors(input)
  const isToWaist =
    input.reading.event?.id === 'video call' || input.asker.rows.some(({ isSeenToWaist }) => isSeenToWaist)
  const inColors = chooseGarments(wearable, isRequested, input)
    .filter((candidate) => !isToWaist || isSeenSeated(candidate))
    .map((candidate) => inColor(candidate, colors, input))
  const chosen = harmonizeColors(inColors, colors)
  // A garment that the request names replaces the usual ones.
  const isNamed = chosen.some(({ catalogGarment: candidate }) => isRequested(candidate))
  const unmet = (isNamed ? [] : eventWants(input)).find(
    ({ what, of }) =>
      wants.some((want) => want.what === what) &&
      !(isToWaist && (of.slots?.includes('shoes') || of.tags?.some((tag) => shoeTags.has(tag)))) &&
      // A wanted shawl counts only if shoulders are bare.
      (!of.tags?.includes('shawl') || chosen.some(({ garment }) => garment.bares.has('shoulders'))) &&
      !chosen.some(({ garment }) => isSelected(garment, of)) &&
      // A suit brings its trousers, and a dress needs none.
      !(
        of.slots?.includes('bottom') && chosen.some(({ catalogGarment }) => catalogGarment.part === 'whole')
      ) &&
      wearable.some(
        (candidate) =>
          isSelected(candidate.piece.garment, of) &&
          // In the wind, nobody needs a wide hat.
          !(candidate.piece.garment.tags.has('sun hat') && isAccessoryUnsuitable(candidate, [], input)) &&
          // In the heat, nobody needs a weatherproof jacket.
          (candidate.piece.garment.slot !== 'outer' ||
            !isHotAndCalm(input) ||
            input.reading.needs.formality.ideal >= SUIT_FROM) &&
          !isTieWithoutShirt(
            candidate.piece.garment,
            chosen.map(({ garment }) => garment),
          ) &&
          // Excludes wants that contradict a chosen piece.
          hasSlotAmong(
            candidate.piece,
            chosen
              .filter(({ garment }) => !isShell(garment))
              .map(({ catalogGarment }) => catalogGarment.piece),
          ),
      ),
  )
  const outfitNeeds = needsOf(input)
  const unfit = input.owned.garments.filter(
    (candidate) => isUnfit(candidate, outfitNeeds) || isReplacedOutdoors(candidate, chosen, input),
  )
  const added = unmet && addableFor(unmet, wearable, chosen, input)
  const all = added ? harmonizeColors([...inColors, inColor(added, colors, input)], colors) : chosen
  return {
    chosen: all,
    unmet: added ? null : (unmet?.what ?? null),
    ruledOut: garmentsToAvoid(input, wearable, all),
    unfit,
  }
}

/** The pieces for the other department, if the request doesn't show what the asker wears and it matters; else null. */
export function piecesOfOtherDepartment(
  input: AdviceInput,
  { chosen }: AdvicePieces,
): readonly ChosenPiece[] | null {
  // Derby shoes and flats suit more wearers than ties, heels and dresses do.
  // At a mosque only women cover their hair.
  const isForOne =
    input.asker.wearer.coverage === 'hair, arms and legs' ||
    chosen.some(
      ({ catalogGarment: { part }, garment }) =>
        (essential.has(part) && part !== 'shoes' && garment.wornBy !== null) ||
        hasTag(garment, ['tie', 'bow tie', 'heels', 'pumps', 'block heels']),
    )
  if (!input.isDepartmentGuessed || !isForOne) return null
  return choosePieces({ ...input, department: input.department === 'men' ? 'women' : 'men' }).chosen
}

// A layer or an accessory that meets a want and goes with the chosen pieces.
function addableFor(
  { of }: OccasionWant,
  wearable: readonly CatalogGarment[],
  chosen: readonly ChosenPiece[],
  input: AdviceInput,
): CatalogGarment | undefined {
  // A wish for dark clothes asks for no further layer.
  if (chosen.length >= MOST_PIECES) return undefined
  const isCold = input.celsius !== null && input.celsius < COLD_CELSIUS
  const needs = needsOf(input)
  const isOutdoors = input.reading.needs.setting === 'outdoors'
  const garments = chosen.map(({ garment }) => garment)
  const pieces = chosen.map(({ catalogGarment }) => catalogGarment.piece)
  const hasLayer = chosen.some(({ catalogGarment: { part } }) => part === 'layer')
  const isOfUse = layersOfUse(garments, input)
  return wearable.find((candidate) => {
    const { part, piece } = candidate
    return (
      (part === 'small' || (part === 'layer' && !hasLayer && of.tags)) &&
      !(isOutdoors && piece.garment.tags.has('tailored')) &&
      (isCold || piece.garment.warmthClo < WARM_COAT_CLO) &&
      isSelected(piece.garment, of) &&
      severityOf(piece.garment, needs) < severities.bad &&
      hasSlotAmong(piece, pieces) &&
      (part === 'layer' ? isOfUse(candidate) : !isAccessoryUnsuitable(candidate, garments, input))
    )
  })
}

// Whether a garment's fixed color contradicts the requested one: 'all black' excludes indigo jeans.
function isOtherColor(
  { name, part, color: role }: CatalogGarment,
  { reading, stated, words }: AdviceInput,
): boolean {
  // 'They said black pants' excludes jeans.
  const ofBottom = part === 'bottom' ? (stated.get('bottom') ?? 'indigo') : 'indigo'
  if (ofBottom !== 'indigo' && /\b(?:indigo|faded|jeans)\b/.test(name)) return true
  const [color] = reading.wantedWords
  // 'Wear something green' excludes a black T-shirt.
  const isColorRequested = color !== undefined || wantsPastels(reading)
  const isColored = part === 'top' || name.endsWith('silk tie')
  if (isColorRequested && isColored && !role && !name.includes(color ?? 'pastel')) return true
  return (
    color !== undefined &&
    isOneColorRequested(words, color) &&
    /\b(?:indigo|white|faded|printed)\b/.test(name)
  )
}

// On a video call shoes and bags are invisible, and coats are not worn.
const isSeenSeated = ({ part, piece: { garment } }: CatalogGarment) =>
  part !== 'shoes' && part !== 'bag' && (part !== 'layer' || hasTag(garment, ['tailored', 'cardigan']))

// A shell, which leaves room for a fleece under it.
const isShell = ({ tags, warmthClo }: Garment) =>
  tags.has('ski jacket') || (tags.has('rain jacket') && warmthClo < SHELL_CLO)

// Adds owned garments. For an asker who buys nothing, they replace all others of their parts, and all other extras.
function withOwned(wearable: readonly CatalogGarment[], input: AdviceInput): readonly CatalogGarment[] {
  const { garments, isAll } = input.owned
  // Excludes unsuitable ones: someone with only sneakers still needs shoes for a funeral.
  const needs = needsOf(input)
  const owned = garments.filter(
    (candidate) => isAllowed(candidate, input.asker) && !isUnfit(candidate, needs),
  )
  if (owned.length === 0) return wearable
  const parts = new Set(owned.map(({ part }) => part))
  const isDressed =
    owned.some(({ piece }) => piece.garment.slot === 'dress') || (parts.has('top') && parts.has('bottom'))
  const isCovered = ({ part }: CatalogGarment) =>
    parts.has(part) || !essential.has(part) || (isDressed && part !== 'shoes')
  return [...owned, ...(isAll ? wearable.filter((candidate) => !isCovered(candidate)) : wearable)]
}

/** Whether the event needs shoes with grip. */
export const isOnTrailOrIce = ({ activities }: AdviceInput['reading']['needs']) =>
  activities.some((one) => one === 'hiking' || one === 'on ice')

// On a trail or in snow, other shoes than the owned ones are chosen for safety.
const isReplacedOutdoors = (
  owned: CatalogGarment,
  chosen: readonly ChosenPiece[],
  { reading: { needs } }: AdviceInput,
) =>
  owned.part === 'shoes' &&
  isOnTrailOrIce(needs) &&
  chosen.every(({ catalogGarment }) => catalogGarment !== owned)

// At sober occasions, more is unsuitable: a hoodie is wrong in court even if nothing else is owned.
function isUnfit({ piece }: CatalogGarment, needs: OutfitNeeds): boolean {
  const severity = severityOf(piece.garment, needs)
  const least = needs.occasion?.formality.least ?? 0
  // A warm suit beats no suit where suits are worn.
  if (isWholeSuit(piece.garment) && (needs.occasion?.formality.ideal ?? 0) >= SUIT_FROM) return false
  if (piece.garment.slot !== 'extra' && piece.garment.formality < least - TOO_CASUAL) return true
  const isSober = needs.occasion !== null && isSoberOccasion(needs.occasion)
  return severity >= (isSober ? severities.bad : severities.never)
}

const WARM_CELSIUS = 22
// In formality.
const WARNINGS_FROM = 3
// Maximum formality steps from the occasion: nobody would wear other garments, so advice against them is superfluous.
const TEMPTING = 1.1

/** Returns garments that the asker would wear but the occasion rules out: 'jeans', 'a jacket'. Excludes chosen ones. */
function garmentsToAvoid(
  input: AdviceInput,
  wearable: readonly CatalogGarment[],
  chosen: readonly ChosenPiece[],
): string[] {
  const { event, needs } = input.reading
  const { never = [] } = needs
  // Casual occasions need no warnings.
  const bans = needs.formality.ideal < WARNINGS_FROM ? [] : (event?.never ?? [])
  const isWarm = input.celsius !== null && input.celsius >= WARM_CELSIUS
  const ruledOut = bans.flatMap((ban) => {
    const isKept = 'what' in ban && never.some(({ of }) => of === ban.of)
    const hit = allCatalogGarments().filter(
      ({ part, piece }) => part !== 'small' && part !== 'bag' && isSelected(piece.garment, ban.of),
    )
    // Skips bans that only partly apply to the asker, such as 'heels or boots' to men.
    const isForAsker = hit.every((one) => isMadeFor(one, input.department))
    const isCoatInWarmth = isWarm && hit.every(({ part }) => part === 'layer')
    const isTemptation =
      !isCoatInWarmth && hit.some((one) => wearable.includes(one) && isTempting(one, input))
    const isAdvised = chosen.some(
      ({ catalogGarment: candidate }) => hit.includes(candidate) || isHeelAgainst(candidate, ban),
    )
    return isKept && isForAsker && isTemptation && !isAdvised ? [ban.what] : []
  })
  return [...new Set(ruledOut)]
}

// Advice that names pumps must not also say 'Avoid high heels'.
function isHeelAgainst({ name }: CatalogGarment, ban: ProfileBan): boolean {
  return 'what' in ban && /heel/.test(ban.what) && /heel|pump/.test(name)
}

// Nobody considers sportswear for a night out, or evening wear for a day in court.
const isTempting = ({ piece: { garment } }: CatalogGarment, { reading: { needs } }: AdviceInput) =>
  Math.abs(garment.formality - needs.formality.ideal) < TEMPTING &&
  !hasTag(garment, ['technical', 'athletic', 'gym', 'running']) &&
  !(needs.dayTime === 'day' && hasTag(garment, ['evening', 'black tie', 'gown']))
