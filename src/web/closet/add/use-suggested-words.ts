import { useLayoutEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { NewClosetItem } from '../../../contract/closet/closet.ts'
import type { ClosetPhoto } from '../../../contract/closet/photos.ts'
import {
  photoWords,
  suggestedFields,
  suggestedOf,
  type SuggestedField,
  type TypedWords,
} from './photo-queue/suggested-fields.ts'

type Fields = z.input<typeof NewClosetItem>
type Form = UseFormReturn<Fields, unknown, NewClosetItem>

/**
 * Fills untouched fields with suggestions from the photo and its file name, also when these come late. Call `written`
 * with the user's input; `suggested` lists the fields with suggestions. The initial `words` count as input.
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
  // A layout effect: a later effect would not know what was typed in between.
  useLayoutEffect(() => {
    for (const field of suggestedFields)
      if (typed[field] === undefined && getValues(field) !== shown[field])
        setValue(field, shown[field], { shouldValidate: isSubmitted })
  })
  const written = (field: SuggestedField, value: string) =>
    setTyped((before) => ({ ...before, [field]: value }))
  return { typed, written, suggested: suggestedOf(typed, shown) }
}
