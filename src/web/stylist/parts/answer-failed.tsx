import { RotateCw } from 'lucide-react'
import { reasonOf } from '../../api/http-error.ts'
import { BlankState } from '../../ui/blank-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ClothesRail } from '../../ui/clothes-rail.tsx'

interface AnswerFailedProps {
  readonly title: string
  readonly error: Error | null
  readonly onRetry: () => void
}

/** No answer came; what was asked is kept. */
export function AnswerFailed({ title, error, onRetry }: AnswerFailedProps) {
  return (
    <div role="alert">
      <BlankState
        title={title}
        className="tablet:pt-8 pt-2"
        drawing={
          <ClothesRail
            fallen="right"
            className="text-edge tablet:mb-10 tablet:max-w-90 mb-6 w-full max-w-60"
          />
        }
        actions={
          <Button look="quiet" icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {reasonOf(error)} What you wrote is kept.
      </BlankState>
    </div>
  )
}
