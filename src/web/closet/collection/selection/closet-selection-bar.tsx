import { Archive, Check, Droplets, Pencil, Scissors, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ArchiveReasonDialog } from '../../archive-reason-dialog.tsx'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { useClosetItems } from '../../closet-queries.ts'
import { piecesInWords } from '../pieces-in-words.ts'
import { SelectionAction, SelectionBar } from './selection-bar.tsx'
import type { Pieces } from './bulk-queries.ts'
import { useArchiveWithUndo } from '../use-archive-with-undo.ts'
import { useRemoveBackgrounds } from '../use-remove-backgrounds.ts'
import { useRemovePiecesWithUndo } from './use-remove-pieces-with-undo.ts'
import type { Selection } from './use-selection.ts'
import { useWash } from '../use-wash.ts'

interface ClosetSelectionBarProps {
  /** The pieces that the filters show. */
  readonly shown: Pieces
  readonly selection: Selection
  /** Ends the selection. */
  readonly onClose: () => void
}

interface OpenDialog {
  readonly name: 'edit' | 'archive'
  /** Snapshot from when the dialog opened: the pieces may leave the closet meanwhile. */
  readonly pieces: Pieces
}

/** Actions for several pieces of the closet. Pieces that stay in the closet stay selected. */
export function ClosetSelectionBar({ shown, selection, onClose }: ClosetSelectionBarProps) {
  const items = useClosetItems().data ?? shown
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { archive, isPending: isArchiving } = useArchiveWithUndo()
  const { remove, isPending: isRemoving } = useRemovePiecesWithUndo()
  const { setClean, isPending: isWashing } = useWash()
  const { removeBackgrounds, isPending: isCutting } = useRemoveBackgrounds()
  const chosen = items.filter(({ id }) => selection.ids?.has(id))
  const isDisabled = chosen.length === 0 || isArchiving || isRemoving || isWashing || isCutting
  const allInTheWash = chosen.length > 0 && chosen.every(({ isClean }) => !isClean)
  const close = () => setOpen(null)
  return (
    <>
      <SelectionBar {...{ selection, items, shown }}>
        <SelectionAction
          name="Edit"
          Icon={Pencil}
          {...{ isDisabled }}
          onAct={() => setOpen({ name: 'edit', pieces: chosen })}
        />
        {!allInTheWash && (
          <SelectionAction
            name="In the wash"
            Icon={Droplets}
            {...{ isDisabled }}
            onAct={() => setClean(chosen, false)}
          />
        )}
        {chosen.some(({ isClean }) => !isClean) && (
          <SelectionAction
            name="Clean"
            Icon={Check}
            {...{ isDisabled }}
            onAct={() => setClean(chosen, true)}
          />
        )}
        <SelectionAction
          name="Remove background"
          Icon={Scissors}
          {...{ isDisabled }}
          onAct={() => removeBackgrounds(chosen)}
        />
        <SelectionAction
          name="Archive"
          Icon={Archive}
          {...{ isDisabled }}
          onAct={() => setOpen({ name: 'archive', pieces: chosen })}
        />
        <SelectionAction
          name="Delete"
          Icon={Trash2}
          {...{ isDisabled }}
          onAct={() => remove(chosen, onClose)}
        />
      </SelectionBar>
      {open?.name === 'edit' && <BulkEditDialog pieces={open.pieces} onClose={close} />}
      {open?.name === 'archive' && (
        <ArchiveReasonDialog
          title={`Archive ${piecesInWords(open.pieces)}`}
          isPending={isArchiving}
          onArchive={(reason) => archive(open.pieces, reason, onClose)}
          onClose={close}
        />
      )}
    </>
  )
}
