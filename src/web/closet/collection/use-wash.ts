import { showToast } from '../../ui/toasts/toast-store.ts'
import { piecesInWords } from './pieces-in-words.ts'
import { useChangePieces, type Pieces } from './selection/selection-queries.ts'
import { showFailure } from '../show-failure.ts'

/** Puts several pieces in the wash, or takes them out of it clean. */
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
