import type { ArchiveReason } from '../../../contract/closet/closet.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { piecesInWords } from './pieces-in-words.ts'
import { useChangePieces, type Pieces } from './selection/bulk-queries.ts'
import { showFailure } from '../show-failure.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'

/** Restores pieces from the archive, and shows a toast. */
export function useBringBack() {
  const { mutate, isPending } = useChangePieces({
    onDone: (pieces) =>
      showToast({
        title: one(pieces) ? 'Piece restored' : 'Pieces restored',
        description: `${piecesInWords(pieces)} ${one(pieces) ? 'is' : 'are'} back in your closet`,
        ...picturing(pieces),
      }),
    onFailed: showFailure("Couldn't restore"),
  })
  return {
    bringBack: (pieces: Pieces, onDone = () => {}) =>
      mutate({ pieces, changes: { archivedReason: null } }, { onSuccess: onDone }),
    isPending,
  }
}

/** Archives pieces with a reason, and offers to restore them. */
export function useArchiveWithUndo() {
  const { bringBack } = useBringBack()
  const { mutate, isPending } = useChangePieces({
    onDone: (pieces) =>
      showToast({
        title: one(pieces) ? 'Piece archived' : 'Pieces archived',
        description: one(pieces)
          ? `${piecesInWords(pieces)} is in your archive. Past wears stay in your history.`
          : `${piecesInWords(pieces)} are in your archive. Past wears stay in your history.`,
        ...picturing(pieces),
        action: { label: 'Undo', onPress: () => bringBack(pieces) },
      }),
    onFailed: showFailure("Couldn't archive"),
  })
  return {
    archive: (pieces: Pieces, archivedReason: ArchiveReason, onDone: () => void) =>
      mutate({ pieces, changes: { archivedReason } }, { onSuccess: onDone }),
    isPending,
  }
}

function one(pieces: Pieces): boolean {
  return pieces.length === 1
}

function picturing([first]: Pieces) {
  return first ? { imageUrl: thumbnailUrl(first) } : {}
}
