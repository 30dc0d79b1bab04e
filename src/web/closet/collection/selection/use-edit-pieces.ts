import { useState } from 'react'
import { HttpError } from '../../../api/http-error.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { piecesInWords } from '../pieces-in-words.ts'
import { useChangePieces, type Pieces } from './selection-queries.ts'
import { checkedEdits, type SharedEdits, type SharedField } from './shared-fields.ts'
import { showFailure } from '../../show-failure.ts'
import { thumbnailUrl } from '../../thumbnail-url.ts'

/** What is written about several pieces, and the function that saves it. Errors are by the name of their field. */
export function useEditPieces(pieces: Pieces, onSaved: () => void) {
  const [edits, setEdits] = useState<SharedEdits>({})
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const { mutate, isPending } = useChangePieces({
    onDone: (saved) =>
      showToast({
        title: saved.length === 1 ? 'Piece saved' : 'Pieces saved',
        description: `${piecesInWords(saved)} ${saved.length === 1 ? 'has' : 'have'} been updated`,
        ...(saved[0] && { imageUrl: thumbnailUrl(saved[0]) }),
      }),
    onFailed: (error) => {
      if (error instanceof HttpError) setFaults(error.answer?.fields ?? {})
      showFailure("Couldn't save the pieces")(error)
    },
  })
  return {
    edits,
    faults,
    isPending,
    write: (field: SharedField, written: string | null) => {
      setEdits((known) => ({ ...known, [field]: written }))
      setFaults(({ [field]: _mended, ...others }) => others)
    },
    /** The field stays as it is after all. */
    keep: (field: SharedField) => {
      setEdits(({ [field]: _dropped, ...others }) => others)
      setFaults(({ [field]: _mended, ...others }) => others)
    },
    save: () => {
      const checked = checkedEdits(pieces, edits)
      setFaults(checked.faults)
      if (Object.keys(checked.faults).length > 0) return
      if (Object.keys(checked.changes).length === 0) onSaved()
      else mutate({ pieces, changes: checked.changes }, { onSuccess: onSaved })
    },
  }
}
