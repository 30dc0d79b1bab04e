import type { OwnerTraits } from '../../../contract/closet/owner-traits.ts'
import type { PieceReading, TraitSource } from '../../../contract/closet/piece-readings.ts'
import { capital } from '../english.ts'
import { garmentTypeOf } from '../../closet/garment-types/garment-types.ts'
import { kindRow } from '../../closet/garment-kinds.ts'
import { typeLabel } from '../../closet/traits/type-label.ts'
import type { Garment, GarmentWords } from '../../closet/garment.ts'
import { noTraits, readPiece } from '../../closet/traits/owner-traits.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { usualMeasurements } from '../../closet/usual-measurements.ts'
import {
  formalityChoices,
  formalityLabel,
  labelOf,
  materialChoices,
  patternChoices,
  purposeChoices,
  seasonChoices,
  seasonsLabel,
  warmthChoices,
  warmthLabel,
} from './trait-choices.ts'
import { createTraitSources, type ReadTrait } from '../../closet/traits/trait-sources.ts'

type Traits = PieceReading['traits']

/** Returns the parsed traits of a piece, each with its source. */
export function readingOfPiece(words: GarmentWords, traits: OwnerTraits): PieceReading {
  const read = readGarment(words)
  const garment = readPiece(words, traits)
  const known: Known = {
    garment,
    // A cleared trait falls back to the typical value of a stated type.
    withoutOwner: readPiece(words, { ...noTraits, type: traits.type }),
    sourceOf: createTraitSources(words, read, garment, traits),
  }
  return {
    isRecognized: garment.type !== null,
    measurements: [...usualMeasurements(words.category, kindRow(garment.kind)?.group ?? null)],
    traits: { ...typeAndNumbers(known, read), ...fabricAndUse(known), tags: ownTags(traits) },
  }
}

interface Known {
  readonly garment: Garment
  /** Without the owner's corrections, except for the type. */
  readonly withoutOwner: Garment
  readonly sourceOf: (trait: ReadTrait) => TraitSource
}

function typeAndNumbers(known: Known, read: Garment): Pick<Traits, 'type' | 'formality' | 'warmthClo'> {
  const { garment } = known
  return {
    type: {
      ...inWords(known, 'type', typeInWords),
      value: garment.type,
      labelWithoutYou: typeInWords(read),
      choices: [],
    },
    formality: {
      ...inWords(known, 'formality', ({ formality }) => formalityLabel(formality)),
      value: garment.formality,
      choices: [...formalityChoices],
    },
    warmthClo: {
      ...inWords(known, 'warmthClo', warmthLabel),
      value: garment.warmthClo,
      choices: warmthChoices(garment),
    },
  }
}

function fabricAndUse(known: Known): Pick<Traits, 'material' | 'pattern' | 'purpose' | 'seasons'> {
  const { garment } = known
  return {
    material: {
      ...inWords(known, 'material', ({ material }) => labelOf(materialChoices, material)),
      value: garment.material,
      choices: [...materialChoices],
    },
    pattern: {
      ...inWords(known, 'pattern', ({ pattern }) => labelOf(patternChoices, pattern ?? 'plain')),
      value: garment.pattern ?? 'plain',
      choices: [...patternChoices],
    },
    purpose: {
      ...inWords(known, 'purpose', ({ purpose }) => labelOf(purposeChoices, purpose ?? 'any')),
      value: garment.purpose ?? 'any',
      choices: [...purposeChoices],
    },
    seasons: {
      ...inWords(known, 'seasons', ({ seasons }) => seasonsLabel(seasons)),
      value: [...garment.seasons],
      choices: [...seasonChoices],
    },
  }
}

function inWords(
  { garment, withoutOwner, sourceOf }: Known,
  trait: ReadTrait,
  label: (garment: Garment) => string,
): { label: string; labelWithoutYou: string; source: TraitSource } {
  return { label: label(garment), labelWithoutYou: label(withoutOwner), source: sourceOf(trait) }
}

function ownTags({ tags }: OwnerTraits): Traits['tags'] {
  return {
    value: [...tags],
    label: tags.length > 0 ? tags.join(', ') : 'None',
    labelWithoutYou: 'None',
    source: tags.length > 0 ? 'you' : 'guess',
    choices: [],
  }
}

function typeInWords({ type }: Garment): string {
  const known = garmentTypeOf(type)
  return capital(known ? typeLabel(known) : 'not recognized')
}
