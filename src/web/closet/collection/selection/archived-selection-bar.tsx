import { Trash2, Undo2 } from 'lucide-react'
import { SelectionAction, SelectionBar } from './selection-bar.tsx'
import type { Pieces } from './bulk-queries.ts'
import { useBringBack } from '../use-archive-with-undo.ts'
import { useRemovePiecesWithUndo } from './use-remove-pieces-with-undo.ts'
import type { Selection } from './use-selection.ts'

interface ArchivedSelectionBarProps {
  readonly items: Pieces
  readonly selection: Selection
}

/** Actions for several archived pieces. */
export function ArchivedSelectionBar({ items, selection }: ArchivedSelectionBarProps) {
  const { bringBack, isPending: isComingBack } = useBringBack()
  const { remove, isPending: isRemoving } = useRemovePiecesWithUndo()
  const chosen = items.filter(({ id }) => selection.ids?.has(id))
  const isDisabled = chosen.length === 0 || isComingBack || isRemoving
  return (
    <SelectionBar selection={selection} items={items} shown={items}>
      <SelectionAction
        name="Restore"
        Icon={Undo2}
        isDisabled={isDisabled}
        onAct={() => bringBack(chosen, selection.end)}
      />
      <SelectionAction
        name="Delete"
        Icon={Trash2}
        isDisabled={isDisabled}
        onAct={() => remove(chosen, selection.end)}
      />
    </SelectionBar>
  )
}
