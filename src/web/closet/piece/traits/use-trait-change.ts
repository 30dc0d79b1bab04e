import { useState } from 'react'
import type { ClosetCategory, ClosetItem } from '../../../../contract/closet/closet.ts'
import type { OwnerTraitChanges } from '../../../../contract/closet/owner-trait-changes.ts'
import type { OwnerTraits } from '../../../../contract/closet/owner-traits.ts'
import { showFailure } from '../../show-failure.ts'
import { useChangePiece } from '../piece-queries.ts'

export interface TraitChange {
  /** The change being saved; null if none. */
  readonly saving: OwnerTraitChanges | null
  /** Saves at once. `category` is given if the piece moves to another one. */
  readonly save: (traits: OwnerTraitChanges, category?: ClosetCategory) => void
  /** Restores the value that Armadio reads. */
  readonly undo: (trait: keyof OwnerTraits) => void
}

/** Saves the owner's corrections to a piece's traits. */
export function useTraitChange({ id }: ClosetItem): TraitChange {
  // Set at the press itself, so that the choice never jumps back while saving.
  const [saving, setSaving] = useState<OwnerTraitChanges | null>(null)
  const { mutate } = useChangePiece(
    { onDone: () => {}, onFailed: showFailure("Couldn't save") },
    // Keeps the order: stepping through a scale by arrow keys ends at the last key.
    `traits of ${id}`,
  )
  const save = (traits: OwnerTraitChanges, category?: ClosetCategory) => {
    setSaving(traits)
    // Called for the last change only.
    mutate({ id, changes: { traits, ...(category && { category }) } }, { onSettled: () => setSaving(null) })
  }
  return { saving, save, undo: (trait) => save({ [trait]: null }) }
}
