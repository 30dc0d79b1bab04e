import { useState } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { OUTFIT_PIECES_MAX } from '../../../contract/pieces-per-outfit.ts'
import { NewOutfitRecommendation, type OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { HttpError } from '../../api/http-error.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { outfitItemOf } from './look.ts'
import { useAddOutfit, useChangeOutfit } from './look-queries.ts'

type ErrorsByField = Partial<Record<string, string>>

/** The form of a look created by hand, and the function that saves it. Errors are by field name. */
export function useOutfitForm(outfit: OutfitRecommendation | null, onSaved: () => void) {
  const start = { name: outfit?.name ?? '', occasion: outfit?.occasion ? occasionName(outfit.occasion) : '' }
  const [name, setName] = useState(start.name)
  const [occasion, setOccasion] = useState(start.occasion)
  const [pieces, setPieces] = useState<readonly OutfitItem[]>(outfit?.items ?? [])
  const [fieldErrors, setFieldErrors] = useState<ErrorsByField>({})
  const mended = (field: string) => setFieldErrors(({ [field]: _mended, ...others }) => others)
  const callbacks = {
    onDone: (saved: OutfitRecommendation) => {
      showToast({ title: 'Look saved', description: `${saved.name} is in My looks.` })
      onSaved()
    },
    onFailed: (error: Error) => {
      if (error instanceof HttpError) setFieldErrors(error.apiError?.fields ?? {})
      showFailure("Couldn't save the look")(error)
    },
  }
  const add = useAddOutfit(callbacks)
  const change = useChangeOutfit(callbacks)
  const picked = pieces.map(({ id }) => id)
  const isSame = picked.join() === (outfit?.items.map(({ id }) => id) ?? []).join()
  return {
    name,
    occasion,
    pieces,
    fieldErrors,
    isFull: pieces.length >= OUTFIT_PIECES_MAX,
    hasChanges: !isSame || name !== start.name || occasion !== start.occasion,
    isPending: add.isPending || change.isPending,
    writeName: (written: string) => {
      setName(written)
      mended('name')
    },
    writeOccasion: (written: string) => {
      setOccasion(written)
      mended('occasion')
    },
    /** Adds a piece, or removes it. */
    toggle: (item: ClosetItem | OutfitItem) => {
      mended('itemIds')
      setPieces((known) => {
        const others = known.filter(({ id }) => id !== item.id)
        return others.length < known.length
          ? others
          : [...known, 'userId' in item ? outfitItemOf(item) : item]
      })
    },
    save: () => {
      const written = { name, occasion, itemIds: picked }
      const checked = NewOutfitRecommendation.safeParse(written)
      if (!checked.success) return setFieldErrors(fieldErrorsOf(checked.error.issues))
      if (!outfit) return add.mutate(checked.data)
      const { name: called, occasion: where, itemIds } = checked.data
      // Deleted pieces are kept as long as the pieces are unchanged.
      change.mutate({
        id: outfit.id,
        changes: { name: called, occasion: where, ...(!isSame && { itemIds }) },
      })
    },
  }
}

function fieldErrorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): ErrorsByField {
  const fieldErrors: ErrorsByField = {}
  for (const { path, message } of issues) fieldErrors[String(path[0])] ??= message
  return fieldErrors
}
