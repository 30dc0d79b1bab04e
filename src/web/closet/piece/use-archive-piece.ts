import type { ArchiveReason, ClosetItem } from '../../../contract/closet.ts'
import { showToast } from '../../ui/toast-store.ts'
import { showFailure } from '../show-failure.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'
import { useChangePiece } from './piece-queries.ts'

/** Takes a piece out of the closet for a reason and brings it back, each told in a toast. */
export function useArchivePiece() {
  const back = useChangePiece({
    onDone: ({ name }) =>
      showToast({ title: 'Piece brought back', description: `${name} is back in your closet` }),
    onFailed: showFailure('Failed to Bring the Piece Back'),
  })
  const { mutate: change } = back
  const bringBack = (item: ClosetItem) => change({ id: item.id, changes: { archivedReason: null } })
  const away = useChangePiece({
    onDone: (archived) =>
      showToast({
        title: 'Piece archived',
        description: `${archived.name} has left your closet and stays in your history`,
        imageUrl: thumbnailUrl(archived),
        action: { label: 'Undo', onPress: () => bringBack(archived) },
      }),
    onFailed: showFailure('Failed to Archive the Piece'),
  })
  return {
    archive: (item: ClosetItem, archivedReason: ArchiveReason) =>
      away.mutate({ id: item.id, changes: { archivedReason } }),
    bringBack,
    isPending: away.isPending || back.isPending,
  }
}
