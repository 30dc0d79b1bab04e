import { Link } from 'wouter'
import type { OutfitHistory } from '../../../contract/history.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import { slotsOfLook } from '../../../domain/stylist/slots-of-look.ts'
import { listed } from '../../../domain/words/english.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { useRemoveEntry } from '../../history/history-queries.ts'
import { historyAddress } from '../../history/review/review-address.ts'
import { requestOutfitAction } from '../../outfit/outfit-request-store.ts'
import { LookCollage } from '../../stylist/looks/look-collage.tsx'
import { Button } from '../../ui/button.tsx'
import { reasonOf } from '../../api/http-error.ts'
import { useRefreshWorn } from '../outfit/use-wear-outfit.ts'
import { TodayFrame } from './today-frame.tsx'
import { WearThis } from './wear-this.tsx'

interface WornTodayProps {
  /** Today's latest entry that has pieces. */
  readonly entry: OutfitHistory
  /** Number of outfits logged today. */
  readonly count: number
  readonly weather: DayWeather | null
  readonly onUndo: () => void
}

/** The outfit that was logged for today somewhere else, such as a look of the stylist. */
export function WornToday({ entry, count, weather, onUndo }: WornTodayProps) {
  const refresh = useRefreshWorn()
  const { mutate, isPending, error } = useRemoveEntry({
    onDone: () => void refresh(),
    onFailed: () => undefined,
  })
  const { pieces, occasion, wornDate } = entry
  const name = listed(pieces.map((piece) => piece.name))
  const label = occasionName(occasion ?? '')
  return (
    <TodayFrame
      label="Worn today"
      date={wornDate}
      weather={weather}
      picture={<LookCollage key={entry.id} name="Worn today" pieces={slotsOfLook(pieces)} size="full" />}
      title={
        <Link href={historyAddress} className="hover:text-quiet">
          {name}
        </Link>
      }
      reason={count > 1 ? `${count} outfits logged today.` : label || null}
    >
      <div className="max-tablet:grid max-tablet:grid-cols-2 mt-auto flex flex-wrap items-center gap-2">
        <WearThis
          outfit={name}
          look="primary"
          size="normal"
          isWorn
          isPending={isPending}
          errorMessage={error && !isPending ? reasonOf(error) : null}
          onWear={() => undefined}
          onUndo={() => {
            if (isPending) return
            onUndo()
            mutate(entry)
          }}
        />
        <Button look="quiet" onClick={() => requestOutfitAction('day', { name, pieces, occasion })}>
          Plan it
        </Button>
      </div>
    </TodayFrame>
  )
}
