import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useRemoveListing, useRestoreListing } from '../marketplace-queries.ts'

const restored: Readonly<Record<MarketplaceItem['status'], string>> = {
  available: 'is in the marketplace.',
  paused: 'is paused again.',
  reserved: 'is reserved.',
  sold: 'is marked as sold.',
}

/** Takes a listing down without confirmation, and offers to restore it. */
export function useTakeDownWithUndo(): (listing: MarketplaceItem) => void {
  const { mutate: restore } = useRestoreListing({
    onDone: ({ title, status }) =>
      showToast({ title: 'Listing restored', description: `${title} ${restored[status]}` }),
    onFailed: showFailure("Couldn't restore the listing"),
  })
  const { mutate } = useRemoveListing({
    onDone: (_nothing, { id, title, status }) =>
      showToast({
        title: 'Listing taken down',
        description:
          status === 'sold'
            ? `${title} stays in your archive`
            : `${title} can be suggested and planned again`,
        action: { label: 'Undo', onPress: () => restore(id) },
      }),
    onFailed: showFailure("Couldn't take down the listing"),
  })
  return mutate
}
