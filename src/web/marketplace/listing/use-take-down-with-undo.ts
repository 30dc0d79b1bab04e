import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useRemoveListing, useRestoreListing } from '../marketplace-queries.ts'

const restored: Readonly<Record<MarketplaceItem['status'], string>> = {
  available: 'is in the marketplace',
  paused: 'is paused, as it was',
  sold: 'is among what you have sold',
}

/** Takes a listing down at one press, and offers to bring it back as it was. */
export function useTakeDownWithUndo(): (listing: MarketplaceItem) => void {
  const { mutate: restore } = useRestoreListing({
    onDone: ({ title, status }) =>
      showToast({ title: 'Listing is back', description: `${title} ${restored[status]}` }),
    onFailed: showFailure('Failed to Bring It Back'),
  })
  const { mutate } = useRemoveListing({
    onDone: (_nothing, { id, title, status }) =>
      showToast({
        title: 'Listing taken down',
        description:
          status === 'sold'
            ? `${title} stays in your archive`
            : `${title} may be suggested and planned again`,
        action: { label: 'Undo', onPress: () => restore(id) },
      }),
    onFailed: showFailure('Failed to Take Down'),
  })
  return mutate
}
