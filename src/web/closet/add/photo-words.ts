import type { NewClosetItem } from '../../../contract/closet.ts'
import type { ClosetPhoto } from '../../../contract/closet-photos.ts'
import { categoryOfWords } from '../../../domain/closet/category-of-words.ts'
import { nameFromFile } from '../../../domain/closet/name-from-file.ts'

/** The fields that a photo and the name of its file may suggest. */
export const suggestedFields = ['name', 'category', 'color'] as const
export type SuggestedField = (typeof suggestedFields)[number]

/** What the person has written themselves; a field that they have not touched is absent, one they cleared is `''`. */
export type TypedWords = Readonly<Partial<Record<keyof NewClosetItem, string>>>

/** What stands in the three fields. */
export type PhotoWords = Readonly<Record<SuggestedField, string>>

type Suggestion = ClosetPhoto['suggestion']

/**
 * What the piece of a photo is called: the person's own words, and suggestions only where there are none.
 * A typed name tells the category before the photo does.
 */
export function photoWords(
  typed: TypedWords,
  fileName: string | null,
  suggestion: Suggestion | null,
): PhotoWords {
  const fromFile = fileName === null ? null : nameFromFile(fileName)
  const told = categoryOfWords(typed.name ?? '') ?? suggestion?.category
  return {
    name: typed.name ?? fromFile ?? suggestion?.name ?? '',
    category: typed.category ?? told ?? categoryOfWords(fileName ?? '') ?? '',
    color: typed.color ?? suggestion?.color ?? '',
  }
}

/** The fields that stand there as suggestions. */
export function suggestedOf(typed: TypedWords, words: PhotoWords): SuggestedField[] {
  return suggestedFields.filter((field) => typed[field] === undefined && words[field] !== '')
}

/** Says that some fields are suggestions; null where none is. */
export function suggestionSentence(fields: readonly SuggestedField[]): string | null {
  if (fields.length === 0) return null
  // British lists have no comma before their 'and', as the rest of the page.
  const named = new Intl.ListFormat('en-GB').format(fields)
  const start = named.charAt(0).toUpperCase() + named.slice(1)
  return `${start} ${fields.length > 1 ? 'are suggestions' : 'is a suggestion'}. Fix anything that's wrong.`
}
