import { showToast } from '../../ui/toasts/toast-store.ts'
import { piecesInWords } from './pieces-in-words.ts'
import { useChangePieces, type Pieces } from './selection/bulk-queries.ts'
import { showFailure } from '../show-failure.ts'

/** Marks several pieces as in the wash, or as clean. */
export function useWash() {
  const { mutate, isPending } = useChangePieces({
    onDone: (pieces, { changes }) =>
      showToast({
        title: changes.isClean ? 'Marked as clean' : 'In the wash',
        description: piecesInWords(pieces),
      }),
    onFailed: showFailure("Couldn't change the pieces"),
  })
  return {
    setClean: (pieces: Pieces, isClean: boolean) => mutate({ pieces, changes: { isClean } }),
    isPending,
  }
}
