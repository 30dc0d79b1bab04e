import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { ClosetPhoto } from '../../../contract/closet/photos.ts'
import { HttpError } from '../../api/http-error.ts'
import { KeptForLater } from '../../offline/kept-for-later-error.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { refreshCloset } from '../add/closet-photo-queries.ts'
import { showFailure } from '../show-failure.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'
import {
  piecePatch,
  differences,
  pieceFormValues,
  isFieldName,
  type EditedPiece,
  type PieceFormValues,
} from './piece-form-values.ts'
import { readForEdit, useChangePiece, useCachePiece } from './piece-queries.ts'

export type EditForm = UseFormReturn<PieceFormValues, unknown, EditedPiece>

const FAILED = "Couldn't save the piece"

export interface EditStart {
  readonly reply: ClosetItem
  readonly entityTag: string | undefined
  /** Names of the usual measurements of the piece. */
  readonly measurements: readonly string[]
}

/**
 * Saves the touched fields of a piece. If the piece was changed elsewhere meanwhile, nothing is saved: the form takes
 * the new values, keeps the user's input, and names the changed fields.
 */
export function useEditPiece(form: EditForm, opened: EditStart, onSaved: () => void) {
  const [start, setStart] = useState(opened)
  const [changedElsewhere, setChangedElsewhere] = useState<readonly string[]>([])
  const cachePiece = useCachePiece()

  const takeUp = async () => {
    try {
      const fresh = await readForEdit(start.reply.id)
      setChangedElsewhere(differences(start.reply, fresh.reply))
      setStart({ ...fresh, measurements: opened.measurements })
      cachePiece(fresh.reply)
      void refreshCloset()
      form.reset(pieceFormValues(fresh.reply, opened.measurements), { keepDirtyValues: true })
    } catch (error) {
      if (error instanceof Error) showFailure(FAILED)(error)
    }
  }

  const { mutate, isPending } = useChangePiece({
    onDone: (saved) => {
      cachePiece(saved)
      showToast({
        title: 'Piece saved',
        description: `${saved.name} was updated.`,
        imageUrl: thumbnailUrl(saved),
      })
      onSaved()
    },
    onFailed: (error) => {
      const fail = showFailure(FAILED)
      if (error instanceof KeptForLater) onSaved()
      if (!(error instanceof HttpError)) return fail(error)
      if (error.status === 412) return void takeUp()
      const fieldErrors = Object.entries(error.apiError?.fields ?? {})
      for (const [name, message] of fieldErrors)
        if (isFieldName(name)) form.setError(name, { message }, { shouldFocus: true })
      return fail(error)
    },
  })

  const save = (edited: EditedPiece, photo: ClosetPhoto | null) => {
    const changes = piecePatch(edited, form.formState.dirtyFields)
    mutate({
      id: start.reply.id,
      changes: { ...changes, ...(photo && { photoId: photo.id }) },
      ifMatch: start.entityTag,
    })
  }
  return { save, isPending, changedElsewhere, item: start.reply }
}
