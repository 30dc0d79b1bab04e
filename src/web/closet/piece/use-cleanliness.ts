import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { showFailure } from '../show-failure.ts'
import { useChangePiece } from './piece-queries.ts'

/** Whether a piece is clean or in the wash, updated optimistically. */
export function useCleanliness(item: ClosetItem) {
  const { mutate, isPending, variables } = useChangePiece({
    onDone: () => {},
    onFailed: showFailure("Couldn't save"),
  })
  const said = isPending ? variables.changes.isClean : undefined
  return {
    isClean: said ?? item.isClean,
    setClean: (isClean: boolean) => mutate({ id: item.id, changes: { isClean } }),
  }
}
