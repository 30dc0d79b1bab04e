import type { DayOutfit, OutfitsForDay } from '../../../contract/planner.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useLogOutfit, useTakeLogBack, useWornOn } from '../../history/use-log-outfit.ts'

/** Whether an outfit that is suggested for a day was worn on it, and its log and undo. */
export function useWearOutfit({ pieces }: DayOutfit, { date, weather, place }: OutfitsForDay) {
  const logged = useWornOn(date)
  const log = useLogOutfit()
  const takeBack = useTakeLogBack()
  const itemIds = pieces.map(({ item }) => item.id)
  const entry = logged?.find(
    (one) => one.itemIds.length === itemIds.length && itemIds.every((id) => one.itemIds.includes(id)),
  )
  const isPending = log.isPending || takeBack.isPending
  const failure = log.error ?? takeBack.error
  return {
    isWorn: entry !== undefined,
    isPending,
    /** Why the last press did nothing. */
    fault: failure && !isPending ? reasonOf(failure) : null,
    wear: () => {
      if (isPending) return
      takeBack.reset()
      const { lowCelsius, highCelsius, condition } = weather
      // The mean of the day, to a tenth of a degree.
      const temperature = Math.round((lowCelsius + highCelsius) * 5) / 10
      log.mutate({
        itemIds,
        occasion: 'casual',
        wornDate: date,
        weather: { temperature, condition },
        location: place,
        notes: null,
      })
    },
    undo: () => {
      if (isPending || !entry) return
      log.reset()
      takeBack.mutate(entry.id)
    },
  }
}
