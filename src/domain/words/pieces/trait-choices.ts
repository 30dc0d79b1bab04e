import type { OwnerTraits } from '../../../contract/closet/owner-traits.ts'
import {
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

type Stated<Key extends keyof OwnerTraits> = NonNullable<OwnerTraits[Key]>

// Same upper bounds as in the stylist's sentences.
const formalityWords = ['Very casual', 'Casual', 'Smart casual', 'Dressy', 'Formal']
const formalityEnds = [1.6, 2.5, 3.4, 4.4]

/** Five levels of formality, 1 to 5. */
export const formalityChoices: readonly TraitChoice<number>[] = formalityWords.map((label, nth) => ({
  value: nth + 1,
  label,
}))

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

/** Returns five levels of warmth for a slot, in clo; none for pieces without warmth, such as bags and jewelry. */
export function warmthChoices({ slot, warmthClo }: Warming): TraitChoice<number>[] {
  return slot === 'extra' && warmthClo < 0.015 ? [] : stepsOf(slot)
}

type Warming = Pick<Garment, 'slot' | 'warmthClo'>

function stepsOf(slot: GarmentSlot): TraitChoice<number>[] {
  return warmthSteps[slot].map((value, nth) => ({ value, label: warmthWords[nth] ?? '' }))
}

/** Returns the label of a warmth, relative to other garments of the slot: 'Light'. */
export function warmthLabel(garment: Warming): string {
  const { warmthClo } = garment
  const steps = warmthChoices(garment)
  const apart = ({ value }: TraitChoice<number>) => Math.abs(Math.log((warmthClo + 0.01) / (value + 0.01)))
  return steps.toSorted((one, other) => apart(one) - apart(other))[0]?.label ?? 'None'
}

export const materialChoices: readonly TraitChoice<Stated<'material'>>[] = pieceMaterials.map((value) => ({
  value,
  label: value === 'sequin' ? 'Sequins' : capital(value),
}))

const patternLabels: Readonly<Record<Stated<'pattern'>, string>> = {
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
export const patternChoices: readonly TraitChoice<Stated<'pattern'>>[] = piecePatterns.map((value) => ({
  value,
  label: patternLabels[value],
}))

const purposeLabels: Readonly<Record<Stated<'purpose'>, string>> = {
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
export const purposeChoices: readonly TraitChoice<Stated<'purpose'>>[] = piecePurposes.map((value) => ({
  value,
  label: purposeLabels[value],
}))

export const seasonChoices: readonly TraitChoice<Garment['seasons'][number]>[] = pieceSeasons.map(
  (value) => ({
    value,
    label: capital(value),
  }),
)

/** Returns the label of seasons: 'Spring and fall', 'All year'. */
export function seasonsLabel(seasons: Garment['seasons']): string {
  if (seasons.length === pieceSeasons.length) return 'All year'
  return capital(listed(pieceSeasons.filter((season) => seasons.includes(season))))
}

/** Returns the label of a value, or `otherwise` if it is not among the choices. */
export function labelOf<V>(
  choices: readonly TraitChoice<V>[],
  value: V | null,
  otherwise = 'Unknown',
): string {
  return choices.find((choice) => choice.value === value)?.label ?? otherwise
}
