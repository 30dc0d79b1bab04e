import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { TodayFrame } from './today-frame.tsx'

interface TodayLoadErrorProps {
  readonly error: Error | null
  readonly today: CalendarDate
  readonly onRetry: () => void
}

/** Failed state of today's outfit. */
export function TodayLoadError({ error, today, onRetry }: TodayLoadErrorProps) {
  return (
    <div role="alert">
      <TodayFrame
        label="Today"
        date={today}
        weather={null}
        picture={
          <div className="text-edge grid aspect-7/8 place-items-center">
            <HangerIcon className="opacity-55" />
          </div>
        }
        title="Couldn't load today's outfit"
        reason={error && reasonOf(error)}
      >
        <div>
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </TodayFrame>
    </div>
  )
}
