import { useState } from 'react'
import type { ClosetCategory, ClosetItem } from '../../../../contract/closet.ts'
import type { OwnerTraitChanges } from '../../../../contract/owner-trait-changes.ts'
import type { OwnerTraits } from '../../../../contract/owner-traits.ts'
import { showFailure } from '../../show-failure.ts'
import { useChangePiece } from '../piece-queries.ts'

export interface TraitChange {
  /** The change that is being saved. */
  readonly saving: OwnerTraitChanges | null
  /** Saves at once. A category is given where the piece moves there. */
  readonly save: (traits: OwnerTraitChanges, category?: ClosetCategory) => void
  /** Back to what Armadio reads. */
  readonly undo: (trait: keyof OwnerTraits) => void
}

/** Saves the owner's word on what a piece is. */
export function useTraitChange({ id }: ClosetItem): TraitChange {
  // Set with the press itself, so that what is chosen never jumps back in between.
  const [saving, setSaving] = useState<OwnerTraitChanges | null>(null)
  const { mutate } = useChangePiece(
    { onDone: () => {}, onFailed: showFailure("Couldn't save") },
    // A scale that is stepped through by arrow keys ends where the last key left it.
    `traits of ${id}`,
  )
  const save = (traits: OwnerTraitChanges, category?: ClosetCategory) => {
    setSaving(traits)
    // Called for the last change alone.
    mutate({ id, changes: { traits, ...(category && { category }) } }, { onSettled: () => setSaving(null) })
  }
  return { saving, save, undo: (trait) => save({ [trait]: null }) }
}
