import { showToast } from '../../../ui/toasts/toast-store.ts'
import { piecesInWords } from '../pieces-in-words.ts'
import { useRemovePieces, useRestorePieces, type Pieces } from './bulk-queries.ts'
import { showFailure } from '../../show-failure.ts'
import { thumbnailUrl } from '../../thumbnail-url.ts'

/** Removes several pieces without confirmation, and offers to restore them. */
export function useRemovePiecesWithUndo() {
  const { mutate: restore } = useRestorePieces({
    onDone: (pieces) =>
      showToast({
        title: pieces.length === 1 ? 'Piece restored' : 'Pieces restored',
        description: `${piecesInWords(pieces)} ${pieces.length === 1 ? 'is' : 'are'} back`,
      }),
    onFailed: showFailure("Couldn't restore the pieces"),
  })
  const { mutate, isPending } = useRemovePieces({
    onDone: (_nothing, pieces) =>
      showToast({
        title: pieces.length === 1 ? 'Piece deleted' : 'Pieces deleted',
        description: `${piecesInWords(pieces)} ${pieces.length === 1 ? 'has' : 'have'} been removed`,
        ...(pieces[0] && { imageUrl: thumbnailUrl(pieces[0]) }),
        action: { label: 'Undo', onPress: () => restore(pieces) },
      }),
    onFailed: showFailure("Couldn't delete the pieces"),
  })
  return { remove: (pieces: Pieces, onDone: () => void) => mutate(pieces, { onSuccess: onDone }), isPending }
}
