import { closetCategories, type NewClosetItem } from '../../../../contract/closet/closet.ts'
import type { ClosetPhoto } from '../../../../contract/closet/photos.ts'
import { categoryOfWords } from '../../../../domain/closet/read-garment-kind.ts'
import { nameFromFile } from '../../../../domain/closet/text/name-from-file.ts'

/** The fields that a photo and its file name can suggest. */
export const suggestedFields = ['name', 'category', 'color'] as const
export type SuggestedField = (typeof suggestedFields)[number]

/** The user's own input. An untouched field is absent, a cleared one is `''`. */
export type TypedWords = Readonly<Partial<Record<keyof NewClosetItem, string>>>

/** Current values of the three fields. */
export type PhotoWords = Readonly<Record<SuggestedField, string>>

type Suggestion = ClosetPhoto['suggestion']

/**
 * Field values of a photo's piece: the user's input, and suggestions where there is none. The category follows a typed
 * name before it follows the photo.
 */
export function photoWords(
  typed: TypedWords,
  fileName: string | null,
  suggestion: Suggestion | null,
): PhotoWords {
  const fromFile = fileName === null ? null : nameFromFile(fileName)
  const stated = categoryOfWords(typed.name ?? '') ?? suggestion?.category
  const category = typed.category ?? stated ?? categoryOfWords(fileName ?? '') ?? ''
  const color = typed.color ?? suggestion?.color ?? ''
  return {
    name: typed.name ?? fromFile ?? (suggestion && seenName(suggestion, category, color)) ?? '',
    category,
    color,
  }
}

// The suggested name follows the category and the color until the user writes one.
function seenName(suggestion: Suggestion, category: string, color: string): string | null {
  const known = closetCategories.find((one) => one === category)
  if (!known || known === suggestion.category) return recolored(suggestion.name, suggestion.color, color)
  return recolored(suggestion.names[known], suggestion.color, color)
}

function recolored(name: string | null, seen: string | null, color: string): string | null {
  const written = color.trim()
  if (name === null || !seen || !written || !name.toLowerCase().startsWith(`${seen.toLowerCase()} `))
    return name
  return written.charAt(0).toUpperCase() + written.slice(1) + name.slice(seen.length)
}

/** The fields whose values are suggestions. */
export function suggestedOf(typed: TypedWords, words: PhotoWords): SuggestedField[] {
  return suggestedFields.filter((field) => typed[field] === undefined && words[field] !== '')
}

/** States which fields are suggestions; null if none are. */
export function suggestionSentence(fields: readonly SuggestedField[]): string | null {
  if (fields.length === 0) return null
  // British lists have no comma before 'and', like the rest of the page.
  const named = new Intl.ListFormat('en-GB').format(fields)
  const start = named.charAt(0).toUpperCase() + named.slice(1)
  return `${start} ${fields.length > 1 ? 'are suggestions' : 'is a suggestion'}. Fix anything that's wrong.`
}
