import type { ItemStatus, MarketplaceItem, ShownStatus } from '../../../contract/marketplace.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast, type ToastContent } from '../../ui/toasts/toast-store.ts'
import { useChangeListing } from '../marketplace-queries.ts'

const toasts: Readonly<Record<ShownStatus, (title: string) => ToastContent>> = {
  available: (title) => ({ title: 'For sale again', description: `${title} is in the marketplace` }),
  paused: (title) => ({
    title: 'Listing paused',
    description: `Only you can see ${title} until you resume it`,
  }),
  reserved: (title) => ({ title: 'Listing reserved', description: `${title} is reserved for a buyer` }),
  sold: (title) => ({
    title: 'Marked as sold',
    description: `${title} is out of your closet. Past wears stay in your history.`,
  }),
}

/** Pauses or resumes the user's listing, or marks it as sold. */
export function useListingStatus(listing: MarketplaceItem) {
  const { mutate, isPending } = useChangeListing({
    onDone: ({ status, title }) => showToast(toasts[status](title)),
    onFailed: showFailure("Couldn't change the listing"),
  })
  return {
    setStatus: (status: ItemStatus, onDone = () => {}) =>
      mutate({ id: listing.id, changes: { status } }, { onSuccess: onDone }),
    isPending,
  }
}
