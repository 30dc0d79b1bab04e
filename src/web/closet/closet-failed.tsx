import { RotateCw } from 'lucide-react'
import { HttpError, reasonOf } from '../api/http-error.ts'
import { BlankState } from '../ui/blank-state.tsx'
import { Button } from '../ui/button.tsx'
import { ClothesRail } from '../ui/pictures/clothes-rail.tsx'

interface ClosetFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Failed state of the collection. */
export function ClosetFailed({ error, onRetry }: ClosetFailedProps) {
  return (
    <BlankState
      title="Couldn't load your collection"
      // Closer together on a phone, to keep the button clear of the round one.
      className="tablet:pt-14 pt-6"
      drawing={
        <ClothesRail fallen="right" className="text-edge tablet:mb-10 tablet:max-w-90 mb-6 w-full max-w-60" />
      }
      actions={
        <Button look="primary" icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error instanceof HttpError ? reasonOf(error) : "Couldn't reach the server."} Your pieces are safe.
    </BlankState>
  )
}
