import { useState } from 'react'
import type { DailyOutfit, DayState, WeeklyPlan } from '../../../contract/planner/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useChangeDay } from '../planner-queries.ts'
import { dayHeading } from '../week-range.ts'

/** Moves the outfit of a day to another day of the week, which swaps both; also the state of a drag. */
export interface MoveDay {
  /** Id of the day whose outfit is picked up. */
  readonly pickedId: string | null
  /** Id of the current target day. */
  readonly overId: string | null
  /** Ids of the days being swapped. */
  readonly swappedIds: readonly string[]
  readonly canMove: (day: DailyOutfit) => boolean
  readonly pickUp: (day: DailyOutfit) => void
  /** Moves the target to the next day that can take it; -1 to the previous one. */
  readonly step: (by: 1 | -1) => void
  readonly over: (day: DailyOutfit) => void
  /** Drops onto `day`, by default the current target. */
  readonly drop: (day?: DailyOutfit) => void
  readonly cancel: () => void
  readonly move: (day: DailyOutfit, to: DailyOutfit) => void
  /** Message for screen readers. */
  readonly message: string
}

interface Held {
  readonly pickedId: string
  readonly overId: string | null
}

/** See `MoveDay`. Worn outfits stay on their day. */
export function useMoveDay(plan: WeeklyPlan, days: readonly DailyOutfit[]): MoveDay {
  const [held, setHeld] = useState<Held | null>(null)
  const [message, setMessage] = useState('')
  const { swap, swappedIds } = useSwap(plan, setMessage)
  const find = (id: string | null | undefined) => days.find((day) => day.id === id)
  const cancel = () => {
    if (held) setMessage('Move canceled.')
    setHeld(null)
  }
  const hold = (pickedId: string, to: DailyOutfit) => {
    if (held?.overId !== to.id) setMessage(`${dayHeading(to.date)}: ${to.outfitDescription}`)
    setHeld({ pickedId, overId: to.id })
  }
  const drop = (onto?: DailyOutfit) => {
    const [day, to] = [find(held?.pickedId), onto ?? find(held?.overId)]
    if (!day || !to) return cancel()
    setHeld(null)
    swap(day, to)
  }
  return {
    pickedId: held?.pickedId ?? null,
    overId: held?.overId ?? null,
    swappedIds,
    canMove,
    pickUp: (day) => {
      setHeld({ pickedId: day.id, overId: null })
      setMessage(`${dayHeading(day.date)} picked up. Choose a day with the arrow keys.`)
    },
    step: (by) => {
      const picked = find(held?.pickedId)
      if (!picked) return
      const to = stepFrom(days, picked, find(held?.overId) ?? picked, by)
      if (to) hold(picked.id, to)
    },
    over: (day) => {
      if (held && held.pickedId !== day.id && !day.isWorn && held.overId !== day.id) hold(held.pickedId, day)
    },
    drop,
    cancel,
    move: swap,
    message,
  }
}

function canMove({ isWorn, pieces }: DailyOutfit): boolean {
  return !isWorn && pieces.length > 0
}

function useSwap(plan: WeeklyPlan, announce: (message: string) => void) {
  const [swapped, setSwapped] = useState<readonly string[]>([])
  const { mutate, isPending } = useChangeDay(plan.id, {
    onDone: () => undefined,
    onFailed: showFailure("Couldn't move the outfit"),
  })
  const swap = (day: DailyOutfit, to: DailyOutfit) => {
    if (isPending) return
    setSwapped([day.id, to.id])
    const names = `${dayHeading(day.date)} and ${dayHeading(to.date)}`
    const undo = () => {
      const moveBack = { to: to.dayOfWeek, was: stateOf(day), otherWas: stateOf(to) }
      mutate(
        { day: day.dayOfWeek, changes: { moveBack } },
        { onSuccess: () => announce(`${names} have their outfits back.`) },
      )
    }
    mutate(
      { day: day.dayOfWeek, changes: { moveTo: to.dayOfWeek } },
      {
        onSuccess: () => {
          announce(`${names} swapped.`)
          showToast({
            title: 'Outfits swapped',
            description: names,
            action: { label: 'Undo', onPress: undo },
          })
        },
        onError: () => announce(`${names} stay as they were.`),
      },
    )
  }
  return { swap, swappedIds: isPending ? swapped : [] }
}

// Wraps around the week and skips worn days.
function stepFrom(
  days: readonly DailyOutfit[],
  picked: DailyOutfit,
  from: DailyOutfit,
  by: 1 | -1,
): DailyOutfit | undefined {
  const targets = days.filter((day) => day === picked || !day.isWorn)
  const at = targets.indexOf(from)
  const next = targets[(at + by + targets.length) % targets.length]
  return next === picked ? targets[(at + 2 * by + 2 * targets.length) % targets.length] : next
}

function stateOf({ isLocked, isByHand }: DailyOutfit): DayState {
  if (isByHand) return 'byHand'
  return isLocked ? 'locked' : 'open'
}
