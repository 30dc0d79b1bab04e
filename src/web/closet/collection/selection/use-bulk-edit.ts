import { useState } from 'react'
import { HttpError } from '../../../api/http-error.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { piecesInWords } from '../pieces-in-words.ts'
import { useChangePieces, type Pieces } from './bulk-queries.ts'
import { checkedEdits, type BulkEdits, type BulkEditField } from './bulk-edit-values.ts'
import { showFailure } from '../../show-failure.ts'
import { thumbnailUrl } from '../../thumbnail-url.ts'

/** The edits of several pieces, and the function that saves them. Errors are by field name. */
export function useBulkEdit(pieces: Pieces, onSaved: () => void) {
  const [edits, setEdits] = useState<BulkEdits>({})
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<string, string>>>({})
  const { mutate, isPending } = useChangePieces({
    onDone: (saved) =>
      showToast({
        title: saved.length === 1 ? 'Piece saved' : 'Pieces saved',
        description: `${piecesInWords(saved)} ${saved.length === 1 ? 'has' : 'have'} been updated`,
        ...(saved[0] && { imageUrl: thumbnailUrl(saved[0]) }),
      }),
    onFailed: (error) => {
      if (error instanceof HttpError) setFieldErrors(error.apiError?.fields ?? {})
      showFailure("Couldn't save the pieces")(error)
    },
  })
  return {
    edits,
    fieldErrors,
    isPending,
    write: (field: BulkEditField, written: string | null) => {
      setEdits((known) => ({ ...known, [field]: written }))
      setFieldErrors(({ [field]: _mended, ...others }) => others)
    },
    /** Discards the edit of a field. */
    keep: (field: BulkEditField) => {
      setEdits(({ [field]: _dropped, ...others }) => others)
      setFieldErrors(({ [field]: _mended, ...others }) => others)
    },
    save: () => {
      const checked = checkedEdits(pieces, edits)
      setFieldErrors(checked.fieldErrors)
      if (Object.keys(checked.fieldErrors).length > 0) return
      if (Object.keys(checked.changes).length === 0) onSaved()
      else mutate({ pieces, changes: checked.changes }, { onSuccess: onSaved })
    },
  }
}
