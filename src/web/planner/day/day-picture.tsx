import { type DragEvent, type ReactNode, useRef } from 'react'
import type { DailyOutfit } from '../../../contract/planner/planner.ts'
import { classNames } from '../../ui/class-names.ts'
import type { MoveDay } from './use-move-day.ts'
import { dayHeading } from '../week-range.ts'
import { DayCollage } from './day-collage.tsx'
import { MoveHandle } from './move-handle.tsx'

interface DayPictureProps {
  readonly day: DailyOutfit
  readonly move: MoveDay
  readonly isBusy: boolean
  readonly className: string
  /** The menu button on the picture. */
  readonly children: ReactNode
}

const breathing = 'motion-safe:animate-[breathe_800ms_var(--ease)_infinite_alternate] opacity-60'
const onPicture =
  'bg-raised text-ink absolute top-2 left-2 z-1 tablet:size-10! cursor-grab opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100'

/** The picture of a day, which can be dragged onto another day; while one is picked up, the others are drop targets. */
export function DayPicture({ day, move, isBusy, className, children }: DayPictureProps) {
  const picture = useRef<HTMLDivElement>(null)
  const canMove = move.canMove(day)
  const isPicked = move.pickedId === day.id
  const isTarget = move.pickedId !== null && !isPicked && !day.isWorn
  const isOver = move.overId === day.id
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', day.outfitDescription)
    if (picture.current) event.dataTransfer.setDragImage(picture.current, 40, 40)
    // Chromium ends a drag that changes the dragged element as it starts.
    setTimeout(() => move.pickUp(day))
  }
  return (
    <div
      className={classNames('relative isolate', className)}
      onDragOver={(event) => {
        if (!isTarget) return
        event.preventDefault()
        move.over(day)
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (isTarget) move.drop(day)
      }}
    >
      <div
        ref={picture}
        draggable={canMove}
        onDragStart={start}
        onDragEnd={() => isPicked && move.cancel()}
        className={classNames(
          'transition-opacity [&_img]:pointer-events-none',
          canMove && 'cursor-grab',
          isBusy && breathing,
          isPicked && 'opacity-40',
        )}
      >
        {day.leftOut ? (
          <div className="bg-wash type-note text-quiet grid aspect-2/3 place-items-center">
            {day.leftOut === 'free' ? 'Free' : 'Over'}
          </div>
        ) : (
          <DayCollage day={day} size="small" className="aspect-2/3!" />
        )}
      </div>
      {isTarget && (
        <button
          type="button"
          className={classNames(
            'absolute inset-0 z-1 grid place-items-end p-2 outline-offset-[-2px]',
            isOver ? 'outline-ink outline-2' : 'outline-edge outline-1 outline-dashed',
          )}
          onClick={() => move.drop(day)}
        >
          <span
            className={classNames(
              'type-name rounded-full px-3 py-1.5',
              isOver ? 'bg-press text-on-press' : 'bg-raised text-ink',
            )}
          >
            {day.leftOut ? 'Move here' : 'Swap here'}
            <span className="sr-only">: {dayHeading(day.date)}</span>
          </span>
        </button>
      )}
      {canMove && !isTarget && <MoveHandle {...{ day, move }} className={onPicture} />}
      {!isTarget && children}
    </div>
  )
}
