import type { OwnerTraits } from '../../../contract/closet/owner-traits.ts'
import type { PieceReading } from '../../../contract/closet/piece-readings.ts'
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

/** Returns the parsed traits of a piece, each with its source. */
export function readingOfPiece(words: GarmentWords, traits: OwnerTraits): PieceReading {
  const read = readGarment(words)
  const garment = readPiece(words, traits)
  // A cleared trait falls back to the typical value of a stated type.
  const withoutOwner = readPiece(words, { ...noTraits, type: traits.type })
  const sourceOf = createTraitSources(words, read, garment, traits)
  const inWords = (trait: ReadTrait, label: (garment: Garment) => string) => ({
    label: label(garment),
    labelWithoutYou: label(withoutOwner),
    source: sourceOf(trait),
  })
  return {
    isRecognized: garment.type !== null,
    measurements: [...usualMeasurements(words.category, kindRow(garment.kind)?.group ?? null)],
    traits: {
      type: {
        ...inWords('type', typeInWords),
        value: garment.type,
        labelWithoutYou: typeInWords(read),
        choices: [],
      },
      formality: {
        ...inWords('formality', ({ formality }) => formalityLabel(formality)),
        value: garment.formality,
        choices: formalityChoices,
      },
      warmthClo: {
        ...inWords('warmthClo', warmthLabel),
        value: garment.warmthClo,
        choices: warmthChoices(garment),
      },
      material: {
        ...inWords('material', ({ material }) => labelOf(materialChoices, material)),
        value: garment.material,
        choices: materialChoices,
      },
      pattern: {
        ...inWords('pattern', ({ pattern }) => labelOf(patternChoices, pattern ?? 'plain')),
        value: garment.pattern ?? 'plain',
        choices: patternChoices,
      },
      purpose: {
        ...inWords('purpose', ({ purpose }) => labelOf(purposeChoices, purpose ?? 'any')),
        value: garment.purpose ?? 'any',
        choices: purposeChoices,
      },
      seasons: {
        ...inWords('seasons', ({ seasons }) => seasonsLabel(seasons)),
        value: [...garment.seasons],
        choices: seasonChoices,
      },
      tags: {
        value: [...traits.tags],
        label: traits.tags.join(', ') || 'None',
        labelWithoutYou: 'None',
        source: traits.tags.length > 0 ? 'you' : 'guess',
        choices: [],
      },
    },
  }
}

function typeInWords({ type }: Garment): string {
  const known = garmentTypeOf(type)
  return capital(known ? typeLabel(known) : 'not recognized')
}
