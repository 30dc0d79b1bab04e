import { NewMarketplaceItem, type MarketplaceItem } from '../../../contract/marketplace.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useAddListing, useRemoveListing } from '../marketplace-queries.ts'

/** Takes a listing down at one press, and offers to list its piece in the same words again. */
export function useTakeDownWithUndo(): (listing: MarketplaceItem) => void {
  const { mutate: listAgain } = useAddListing({
    onDone: ({ title }) =>
      showToast({ title: 'Listed again', description: `${title} is in the marketplace` }),
    onFailed: showFailure('Failed to List Again'),
  })
  const { mutate } = useRemoveListing({
    onDone: (_nothing, listing) => {
      // What is sold hangs in the closet no more, and what another wrote may not fit.
      const again = listing.status === 'sold' ? null : NewMarketplaceItem.safeParse(listing).data
      showToast({
        title: 'Listing taken down',
        description:
          listing.status === 'sold'
            ? `${listing.title} stays among what you have sold`
            : `${listing.title} may be suggested and planned again`,
        ...(again && { action: { label: 'Undo', onPress: () => listAgain({ listing: again }) } }),
      })
    },
    onFailed: showFailure('Failed to Take Down'),
  })
  return mutate
}
