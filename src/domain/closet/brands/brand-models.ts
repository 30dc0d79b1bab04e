import * as z from 'zod/mini'
import { closetCategories } from '../../../contract/closet/closet.ts'
import { once } from '../../once.ts'
import { garmentTags } from '../tags/garment-tags.ts'
import { type Phrase, type PhraseTable, phraseTable } from '../text/phrase-table.ts'
import hints from './brand-hints.json' with { type: 'json' }
import models from './brand-models.json' with { type: 'json' }
import { sharedFields } from '../garment-types/garment-type.ts'

const Names = z.array(z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/)))

const BrandModel = z.strictObject({
  /** Names that people write instead of a noun: '501s'. */
  names: Names,
  /** Names of the brand; without one of them in the text the match is uncertain. */
  brands: z.optional(Names),
  type: z.string(),
  formality: z.optional(z.number()),
  clo: z.optional(z.number()),
  tags: z.optional(z.array(z.enum(garmentTags))),
  dropTags: z.optional(z.array(z.enum(garmentTags))),
  ...sharedFields,
})
/** A brand's model that people name without a noun, with its type and its deviations from that type. */
export type BrandModel = z.infer<typeof BrandModel>

const BrandHint = z.strictObject({
  brands: Names,
  /** Brands of everyday words, such as 'Fox': they count in the brand field, not in a name. */
  onlyAsBrand: z.optional(Names),
  /** By category: type of a piece of the brand whose words name no type. */
  types: z.partialRecord(z.enum(closetCategories), z.string()),
  /** Word added for refining a type: leggings of a sports brand. */
  asWord: z.optional(z.string()),
})
/** Typical garments of a brand. */
export type BrandHint = z.infer<typeof BrandHint>

/** A model found in a text. `isSure` is false if the name may mean something else. */
export interface FoundModel {
  readonly model: BrandModel
  readonly words: readonly string[]
  readonly isSure: boolean
}

const modelsByName = once(() => byName(z.array(BrandModel).parse(models), ({ names }) => names))
const hintRows = once(() => z.array(BrandHint).parse(hints))
const hintsInNames = once(() => byName(hintRows(), ({ brands }) => brands))
const hintsInBrands = once(() =>
  byName(hintRows(), ({ brands, onlyAsBrand = [] }) => [...brands, ...onlyAsBrand]),
)

/** Finds the models named in words. A name of one everyday word is certain only if the brand is known too. */
export function modelsIn(words: readonly string[], brandWords: readonly string[]): FoundModel[] {
  return namedIn(modelsByName(), words).map(({ value: model, words: name }) => {
    const isBrandNamed = model.brands?.some(
      (brand) => hasPhrase(words, brand) || hasPhrase(brandWords, brand),
    )
    const isPlainWord = name.length === 1 && /^[a-z]+$/.test(name[0] ?? '')
    const isSure = model.brands
      ? isBrandNamed === true || name.length > 1
      : !isPlainWord || brandWords.length > 0
    return { model, words: name, isSure }
  })
}

/** Typical garments of the brand in the brand field, else of the first brand in the name; null without one. */
export function hintFor(brand: readonly string[], name: readonly string[]): BrandHint | null {
  const [found] = [
    ...namedIn(hintsInBrands(), brand.filter(isNoLateOn)),
    ...namedIn(hintsInNames(), name.filter(isNoLateOn)),
  ]
  return found?.value ?? null
}

// 'On' is a brand only at the start: 'pull on trousers', 'Cotton On'.
const isNoLateOn = (word: string, at: number) => at === 0 || word !== 'on'

/** All words in names of models. */
export function wordsOfModels(): string[] {
  return [...modelsByName().words, ...hintsInBrands().words]
}

function byName<Row>(rows: readonly Row[], namesOf: (row: Row) => readonly string[]): PhraseTable<Row> {
  return phraseTable(rows.flatMap((row) => namesOf(row).map((name) => [name, row] as const)))
}

function namedIn<Row>(table: PhraseTable<Row>, words: readonly string[]): Phrase<Row>[] {
  return words.flatMap((_, at) => table.at(words, at).slice(0, 1))
}

function hasPhrase(words: readonly string[], phrase: string): boolean {
  return ` ${words.join(' ')} `.includes(` ${phrase} `)
}
