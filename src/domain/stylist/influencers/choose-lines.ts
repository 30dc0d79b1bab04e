import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { categoryOfWords } from '../../closet/category-of-words.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { Archetype, OutfitLevel } from './archetype.ts'
import { plainTailoring } from './plain-tailoring.ts'

/** A line of a shopping list, and the garment that it means. */
export interface OutfitLine {
  readonly text: string
  readonly slot: GarmentSlot
  readonly garment: Garment
}

// Formality on the scale of Garment: up to here an occasion is casual, up to there smart.
const CASUAL_UP_TO = 2.4
const SMART_UP_TO = 3.7

// A person's own staple is worth this much formality: it is why the outfit is in their style.
const STAPLE_BONUS = 0.7
const SEASON_FAULT = 3
const COVER_FAULT = 2
const RAIN_FAULT = 2
// Below or above what the occasion allows counts as much again.
const WRONG_LEVEL_FAULT = 1.5
const HEEL_FAULT = 1.5
const DARK_GLASSES_FAULT = 3

// Only in these does the archetype's outfit know his from hers.
const SKIRTS_AND_HEELS =
  /\b(dress|skirt|pumps|heel|heels|heeled|slingback|slingbacks|clutch|earrings|ballet flats|mary janes)\b/i
const HEELS = /\b(pumps|heel|heels|heeled|slingback|slingbacks)\b/i
const CLUTCH = /\b(clutch|minaudi[eè]re)\b/i
const needsFlatSoles = ['walking', 'hiking', 'cycling', 'on grass', 'on sand', 'on ice'] as const

const order: readonly GarmentSlot[] = ['outer', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']

/**
 * The lines of an outfit for an occasion, outermost first: from the staples of a profile where they are fit, else from
 * the archetype's outfit of that level. A dress stands for top and bottom.
 */
export function chooseLines(
  staples: readonly string[],
  archetype: Archetype,
  needs: OccasionNeeds,
  wearer?: Wearer,
): OutfitLine[] {
  const own = staples.flatMap(lineOf).map((line) => ({ line, fit: STAPLE_BONUS + fitOf(line, needs) }))
  const given = givenLines(staples, archetype, levelOf(needs)).flatMap(lineOf)
  const offered = [...own, ...given.map((line) => ({ line, fit: fitOf(line, needs) }))].filter(
    // Where one is to be covered, papers have to be carried more often than a lipstick.
    ({ line }) => suitsWearer(line.garment, wearer) && !(needs.asksCover && CLUTCH.test(line.text)),
  )
  const best = (slot: GarmentSlot) =>
    offered.filter(({ line }) => line.slot === slot).toSorted((one, other) => other.fit - one.fit)[0]
  const [dress, top, bottom] = [best('dress'), best('top'), best('bottom')]
  const asDress = dress && (!top || !bottom || dress.fit > (top.fit + bottom.fit) / 2)
  const left = new Set<GarmentSlot>(asDress ? ['top', 'bottom'] : ['dress'])
  if (!needsLayer(needs)) left.add('outer')
  return order.flatMap((slot) => (left.has(slot) ? [] : (best(slot)?.line ?? [])))
}

function givenLines(staples: readonly string[], archetype: Archetype, level: OutfitLevel): readonly string[] {
  const lines = archetype.outfits[level]
  const plain = plainTailoring[level]
  // An outfit of the archetype may be a dress, which is no answer where shoulders have to be covered.
  if (staples.length === 0 || staples.some((staple) => SKIRTS_AND_HEELS.test(staple)))
    return [...lines, ...plain.filter((line) => !line.endsWith('tie'))]
  return [...lines.filter((line) => !SKIRTS_AND_HEELS.test(line)), ...plain]
}

function levelOf({ formality }: OccasionNeeds): OutfitLevel {
  if (formality.ideal <= CASUAL_UP_TO) return 'casual'
  return formality.ideal <= SMART_UP_TO ? 'smart' : 'formal'
}

function needsLayer({ season, temperatureCelsius, isWet }: OccasionNeeds): boolean {
  if (isWet) return true
  return temperatureCelsius === null ? season !== 'summer' : temperatureCelsius < 22
}

// Below zero for every fault; 0 is as asked.
function fitOf({ text, garment }: OutfitLine, needs: OccasionNeeds): number {
  const { least, ideal, most } = needs.formality
  const season = needs.season ?? seasonOf(needs.temperatureCelsius)
  const isDark = needs.dayTime === 'evening' || needs.dayTime === 'night'
  const isOnFoot = needsFlatSoles.some((activity) => needs.activities.includes(activity))
  const faults: readonly (readonly [boolean, number])[] = [
    [garment.formality < least - 0.3 || garment.formality > most + 0.3, WRONG_LEVEL_FAULT],
    [season !== null && !garment.seasons.includes(season), SEASON_FAULT],
    [needs.asksCover && garment.isOpen, COVER_FAULT],
    [needs.isWet && garment.rain === 'spoils', RAIN_FAULT],
    [isOnFoot && HEELS.test(text), HEEL_FAULT],
    [isDark && garment.kind === 'glasses', DARK_GLASSES_FAULT],
  ]
  return faults.reduce(
    (fit, [isFault, weight]) => (isFault ? fit - weight : fit),
    -Math.abs(garment.formality - ideal),
  )
}

// Of a temperate climate; between 12 and 22 degrees anything goes.
function seasonOf(temperatureCelsius: number | null) {
  if (temperatureCelsius === null) return null
  if (temperatureCelsius >= 22) return 'summer'
  return temperatureCelsius < 12 ? 'winter' : null
}

function lineOf(text: string): OutfitLine[] {
  const category = categoryOfWords(text)
  if (!category) return []
  const garment = readGarment({
    name: text,
    category,
    color: text,
    brand: null,
    style: null,
    season: null,
    description: null,
  })
  return [{ text, slot: garment.slot, garment }]
}
