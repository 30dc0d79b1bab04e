import {
  type OwnerTraits,
  pieceMaterials,
  piecePatterns,
  piecePurposes,
  pieceSeasons,
} from '../../../contract/closet/owner-traits.ts'
import { capital, listed } from '../english.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'

/** A value of a trait with its label. */
export interface TraitChoice<V> {
  readonly value: V
  readonly label: string
}

const labeled = <V>(values: readonly V[], labelFor: (value: V) => string): TraitChoice<V>[] =>
  values.map((value) => ({ value, label: labelFor(value) }))

// Same upper bounds as in the stylist's sentences.
const formalityWords = ['Very casual', 'Casual', 'Smart casual', 'Dressy', 'Formal']
const formalityEnds = [1.6, 2.5, 3.4, 4.4]

/** Five levels of formality, 1 to 5. */
export const formalityChoices = formalityWords.map((label, nth) => ({ value: nth + 1, label }))

/** Returns the label of a formality: 'Smart casual'. */
export function formalityLabel(formality: number): string {
  const nth = formalityEnds.findIndex((end) => formality < end)
  return formalityWords.at(nth) ?? ''
}

const warmthWords = ['Very light', 'Light', 'Medium', 'Warm', 'Very warm']

// Clo of a single garment (ISO 9920): a T-shirt 0.08, a thick sweater 0.35, a down coat 0.7.
const warmthSteps: Readonly<Record<GarmentSlot, readonly number[]>> = {
  outer: [0.14, 0.25, 0.38, 0.5, 0.68],
  mid: [0.07, 0.14, 0.22, 0.3, 0.38],
  top: [0.07, 0.14, 0.22, 0.3, 0.38],
  bottom: [0.06, 0.14, 0.24, 0.31, 0.37],
  dress: [0.1, 0.18, 0.27, 0.36, 0.46],
  shoes: [0.01, 0.03, 0.05, 0.09, 0.15],
  bag: [],
  extra: [0.015, 0.025, 0.04, 0.06, 0.1],
}

type Warming = Pick<Garment, 'slot' | 'warmthClo'>

/** Returns five levels of warmth for a slot, in clo; none for pieces without warmth, such as bags and jewelry. */
export function warmthChoices({ slot, warmthClo }: Warming): TraitChoice<number>[] {
  if (slot === 'extra' && warmthClo < 0.015) return []
  return warmthSteps[slot].map((value, nth) => ({ value, label: warmthWords[nth] ?? '' }))
}

/** Returns the label of a warmth, relative to other garments of the slot: 'Light'. */
export function warmthLabel(garment: Warming): string {
  const apart = ({ value }: TraitChoice<number>) =>
    Math.abs(Math.log((garment.warmthClo + 0.01) / (value + 0.01)))
  return warmthChoices(garment).toSorted((one, other) => apart(one) - apart(other))[0]?.label ?? 'None'
}

export const materialChoices = labeled(pieceMaterials, (value) =>
  value === 'sequin' ? 'Sequins' : capital(value),
)

const patternLabels: Readonly<Record<NonNullable<OwnerTraits['pattern']>, string>> = {
  plain: 'Plain',
  stripe: 'Striped',
  pin: 'Pinstriped',
  check: 'Checked',
  dot: 'Dotted',
  floral: 'Floral',
  herringbone: 'Herringbone',
  animal: 'Animal print',
  print: 'Other print',
}

/** The patterns, 'plain' first. */
export const patternChoices = labeled(piecePatterns, (value) => patternLabels[value])

const purposeLabels: Readonly<Record<NonNullable<OwnerTraits['purpose']>, string>> = {
  any: 'Anything',
  home: 'Home and sleep',
  underwear: 'Underwear',
  'sport underwear': 'Sports underwear',
  sport: 'Sports',
  swimming: 'Swimming',
  snow: 'Snow',
  'own wedding': 'Your wedding',
  rain: 'Rain',
}

/** The purposes, 'any' first. */
export const purposeChoices = labeled(piecePurposes, (value) => purposeLabels[value])

export const seasonChoices = labeled(pieceSeasons, capital)

/** Returns the label of seasons: 'Spring and fall', 'All year'. */
export function seasonsLabel(seasons: Garment['seasons']): string {
  if (seasons.length === pieceSeasons.length) return 'All year'
  return capital(listed(pieceSeasons.filter((season) => seasons.includes(season))))
}

/** Returns the label of a value, or 'Unknown' if it is not among the choices. */
export function labelOf<V>(choices: readonly TraitChoice<V>[], value: V | null): string {
  return choices.find((choice) => choice.value === value)?.label ?? 'Unknown'
}
