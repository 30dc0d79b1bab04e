import type { TrendingStyle } from '../../../contract/trends.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { BlankState } from '../../ui/blank-state.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { useTrendInCloset } from '../trends-queries.ts'
import { TrendView } from './trend-view.tsx'

interface TrendDialogProps {
  readonly id: string
  /** The trend as listed; null if it is not in the list. */
  readonly listed: TrendingStyle | null
  readonly isCompared: boolean
  readonly onClose: () => void
}

/** The dialog of a trend, with own pieces. */
export function TrendDialog({ id, listed, isCompared, onClose }: TrendDialogProps) {
  const trendQuery = useTrendInCloset(id)
  const trend = trendQuery.data?.trend ?? listed
  return (
    <Dialog shape="large" isInAddress onClose={onClose}>
      {trend ? (
        <TrendView {...{ trend, isCompared, trendQuery }} />
      ) : (
        <div className="tablet:min-h-120 p-4 tablet:p-8">
          <NoTrend error={trendQuery.error} onRetry={() => void trendQuery.refetch()} />
        </div>
      )}
    </Dialog>
  )
}

function NoTrend({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  if (!error)
    return (
      <div role="status">
        <DialogHeader title="Loading the style" />
      </div>
    )
  // A truncated link has no valid id.
  if (error instanceof HttpError && (error.status === 404 || error.status === 400))
    return (
      <>
        <DialogHeader title="Style not found" />
        <BlankState
          title="Not among the trends"
          drawing={<ClothesRail className="text-edge mb-10 w-full max-w-90" />}
        >
          It may no longer be listed, or the link is incomplete.
        </BlankState>
      </>
    )
  return (
    <>
      <DialogHeader title="The style" />
      <LoadError title="Couldn't load the style" onRetry={onRetry}>
        {reasonOf(error)}
      </LoadError>
    </>
  )
}
