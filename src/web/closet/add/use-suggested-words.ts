import { useLayoutEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { NewClosetItem } from '../../../contract/closet.ts'
import type { ClosetPhoto } from '../../../contract/closet-photos.ts'
import {
  photoWords,
  suggestedFields,
  suggestedOf,
  type SuggestedField,
  type TypedWords,
} from './photo-queue/photo-words.ts'

type Fields = z.input<typeof NewClosetItem>
type Form = UseFormReturn<Fields, unknown, NewClosetItem>

/**
 * Fills what the user has not touched with what the photo and its file tell, also when that comes late.
 * `written` is to be called with whatever they write; `suggested` are the fields that stand there as suggestions.
 * The form starts with `words`, which stand as if written.
 */
export function useSuggestedWords(
  form: Form,
  photo: File | null,
  seen: ClosetPhoto | null,
  words: TypedWords = {},
) {
  const [typed, setTyped] = useState(words)
  const shown = photoWords(typed, photo?.name ?? null, seen?.suggestion ?? null)
  const { getValues, setValue } = form
  const { isSubmitted } = form.formState
  // With the commit and not after it: a later effect would still know nothing of what was typed in between.
  useLayoutEffect(() => {
    for (const field of suggestedFields)
      if (typed[field] === undefined && getValues(field) !== shown[field])
        setValue(field, shown[field], { shouldValidate: isSubmitted })
  })
  const written = (field: SuggestedField, value: string) =>
    setTyped((before) => ({ ...before, [field]: value }))
  return { typed, written, suggested: suggestedOf(typed, shown) }
}
