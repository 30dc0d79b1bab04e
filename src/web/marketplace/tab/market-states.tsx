import { HttpError, reasonOf } from '../../api/http-error.ts'
import { BlankState } from '../../ui/blank-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { LoadError } from '../../ui/load-error.tsx'

interface NoListingsProps {
  /** The filters exclude all listings. */
  readonly isBecauseOfFilters: boolean
  readonly isMine: boolean
  readonly onSell: () => void
  readonly onClear: () => void
}

/** Empty state of the marketplace. */
export function NoListings(props: NoListingsProps) {
  const { isBecauseOfFilters, isMine, onSell, onClear } = props
  return (
    <BlankState
      title="No items found"
      className="tablet:pt-14 pt-4"
      drawing={<ClothesRail className="text-edge tablet:mb-10 tablet:max-w-90 mb-6 w-full max-w-60" />}
      actions={
        <>
          {isBecauseOfFilters && (
            <Button look="primary" onClick={onClear}>
              Clear filters
            </Button>
          )}
          <Button look={isBecauseOfFilters ? 'quiet' : 'primary'} onClick={onSell}>
            List Item for Sale
          </Button>
        </>
      }
    >
      {messageOf(isBecauseOfFilters, isMine)}
    </BlankState>
  )
}

function messageOf(isBecauseOfFilters: boolean, isMine: boolean): string {
  if (isBecauseOfFilters) return 'Try adjusting your filters to see more items.'
  if (isMine) return "You haven't listed anything yet. Choose a piece and Armadio fills in the listing."
  return 'Be the first to list an item in the marketplace!'
}

interface MarketFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Failed state of the marketplace. */
export function MarketFailed({ error, onRetry }: MarketFailedProps) {
  return (
    <LoadError
      title="Couldn't load the marketplace"
      className="tablet:pt-14 pt-6"
      railClass="tablet:mb-10 tablet:max-w-90 mb-6 max-w-60"
      onRetry={onRetry}
    >
      {error instanceof HttpError ? reasonOf(error) : "Couldn't reach the server."} Your listings are safe.
    </LoadError>
  )
}
