import { useState } from 'react'
import type { DailyOutfit, DayState, WeeklyPlan } from '../../../contract/planner.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useChangeDay } from '../planner-queries.ts'
import { dayHeading } from '../week-range.ts'

/** Moves the outfit of one day of a week to another, which swaps them; and what is picked up of it. */
export interface MoveDay {
  /** Id of the day that the outfit is picked up from. */
  readonly pickedId: string | null
  /** Id of the day to which it would go. */
  readonly overId: string | null
  /** Ids of the days that are being swapped. */
  readonly swappedIds: readonly string[]
  readonly canMove: (day: DailyOutfit) => boolean
  readonly pickUp: (day: DailyOutfit) => void
  /** To the next day that can take it, or with -1 the one before. */
  readonly step: (by: 1 | -1) => void
  readonly over: (day: DailyOutfit) => void
  /** Onto `day`, else onto the one that it is over. */
  readonly drop: (day?: DailyOutfit) => void
  readonly cancel: () => void
  readonly move: (day: DailyOutfit, to: DailyOutfit) => void
  /** Read out to those who don't see it. */
  readonly message: string
}

interface Held {
  readonly pickedId: string
  readonly overId: string | null
}

/** See `MoveDay`. What was worn stays on its day. */
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

function useSwap(plan: WeeklyPlan, tell: (message: string) => void) {
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
        { onSuccess: () => tell(`${names} have their outfits back.`) },
      )
    }
    mutate(
      { day: day.dayOfWeek, changes: { moveTo: to.dayOfWeek } },
      {
        onSuccess: () => {
          tell(`${names} swapped.`)
          showToast({
            title: 'Outfits swapped',
            description: names,
            action: { label: 'Undo', onPress: undo },
          })
        },
        onError: () => tell(`${names} stay as they were.`),
      },
    )
  }
  return { swap, swappedIds: isPending ? swapped : [] }
}

// Around the week, past days that were worn.
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
