import {
  ArrowRightLeft,
  CalendarOff,
  CalendarArrowUp,
  Check,
  Ellipsis,
  Info,
  Lock,
  LockOpen,
  RotateCw,
  Undo2,
} from 'lucide-react'
import type { DailyOutfit } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { classNames } from '../../ui/class-names.ts'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { PopoverOrSheet } from '../../ui/dialog/popover-or-sheet.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { isOpenDay } from '../is-open-day.ts'
import type { MoveDay } from './use-move-day.ts'
import { dayHeading } from '../week-range.ts'
import { SwapAPiece } from './swap-a-piece.tsx'
import type { useDayChanges } from './use-day-changes.ts'
import { WhyThisOutfit } from './why-this-outfit.tsx'

/** The open panel of a day: the menu, or one of its actions. */
export type DayView = 'menu' | 'swap' | 'move' | 'why'

interface DayMenuProps {
  readonly day: DailyOutfit
  /** All seven days. */
  readonly week: readonly DailyOutfit[]
  readonly today: CalendarDate
  readonly view: DayView | null
  readonly onView: (view: DayView | null) => void
  readonly changes: ReturnType<typeof useDayChanges>
  readonly move: MoveDay
  /** Position of the button on its card. */
  readonly className: string
}

/** The menu button of a day. */
export function DayMenu({ day, week, today, view, onView, changes, move, className }: DayMenuProps) {
  const name = dayHeading(day.date)
  const close = () => onView(null)
  const act = (action: () => void) => () => {
    close()
    action()
  }
  const isList = view === 'menu' || view === 'move'
  return (
    <PopoverOrSheet
      label={view === 'swap' ? 'Swap a piece' : name}
      isOpen={view !== null}
      onOpen={(isOpen) => onView(isOpen ? 'menu' : null)}
      align={isList ? 'end' : 'start'}
      side={isList ? 'bottom' : 'right'}
      className={view === 'menu' ? 'w-52' : view === 'move' ? 'w-72' : 'w-110'}
      trigger={
        <RoundButton label={`More for ${name}`} title="More" className={className}>
          <Ellipsis aria-hidden size={18} />
        </RoundButton>
      }
    >
      {(isSheet) => (
        <>
          {isSheet && isList && (
            <DialogHeader
              key={view}
              title={view === 'move' ? `Move ${name}` : name}
              note={view === 'move' ? 'The two days swap outfits.' : day.outfitDescription}
              takesFocus={view === 'move'}
              className="px-4 pt-5 pb-2"
            />
          )}
          {view === 'menu' && <Actions {...{ day, today, onView, changes, act }} />}
          {view === 'move' && (
            <OtherDays {...{ day, week }} onMove={(other) => act(() => move.move(day, other))()} />
          )}
          {view === 'swap' && (
            <SwapAPiece
              {...{ day, week }}
              isSheet={isSheet}
              onClose={close}
              onWear={(itemId, withItemId) => act(() => changes.swap(itemId, withItemId))()}
            />
          )}
          {view === 'why' && <WhyThisOutfit day={day} isSheet={isSheet} onClose={close} />}
        </>
      )}
    </PopoverOrSheet>
  )
}

interface ActionsProps extends Pick<DayMenuProps, 'day' | 'today' | 'onView' | 'changes'> {
  readonly act: (action: () => void) => () => void
}

function Actions({ day, today, onView, changes, act }: ActionsProps) {
  const { pieces, isLocked, isByHand, isWorn, leftOut, date } = day
  const isDressed = pieces.length > 0
  return (
    <Menu label={dayHeading(date)}>
      {isDressed && !isWorn && (
        <MenuItem Icon={ArrowRightLeft} name="Swap a piece" onAct={() => onView('swap')} />
      )}
      {(isOpenDay(day, today) || isByHand || leftOut) && (
        <MenuItem
          Icon={RotateCw}
          name={leftOut ? 'Choose an outfit' : 'Choose a new outfit'}
          onAct={act(changes.chooseAgain)}
        />
      )}
      {!isWorn && !leftOut && (
        <MenuItem
          Icon={isLocked ? LockOpen : Lock}
          name={isLocked ? 'Unlock' : 'Lock this day'}
          onAct={act(() => changes.lock(!isLocked))}
        />
      )}
      {isDressed && !isWorn && (
        <MenuItem Icon={CalendarArrowUp} name="Move to another day" onAct={() => onView('move')} />
      )}
      {!isWorn && leftOut !== 'free' && (
        <MenuItem Icon={CalendarOff} name="Leave free" onAct={act(changes.leaveFree)} />
      )}
      {isWorn && <MenuItem Icon={Undo2} name="Mark as not worn" onAct={act(() => changes.wear(false))} />}
      {/* Future days cannot be worn yet. */}
      {!isWorn && isDressed && date <= today && (
        <MenuItem Icon={Check} name="Mark as worn" onAct={act(() => changes.wear(true))} />
      )}
      {isDressed && <MenuItem Icon={Info} name="Why this outfit" onAct={() => onView('why')} />}
    </Menu>
  )
}

interface OtherDaysProps {
  readonly day: DailyOutfit
  readonly week: readonly DailyOutfit[]
  readonly onMove: (other: DailyOutfit) => void
}

function OtherDays({ day, week, onMove }: OtherDaysProps) {
  // Worn outfits stay on their day.
  const others = week.filter(({ id, isWorn }) => id !== day.id && !isWorn)
  return (
    <div className={classNames('min-h-0 overflow-y-auto')}>
      {others.length === 0 && (
        <p className="type-note text-quiet px-4 py-3">Every other day is already marked as worn.</p>
      )}
      <Menu label="Swap outfits with">
        {others.map((other) => (
          <MenuItem
            key={other.id}
            Icon={ArrowRightLeft}
            name={`${dayHeading(other.date)}: ${other.outfitDescription}`}
            onAct={() => onMove(other)}
          />
        ))}
      </Menu>
    </div>
  )
}
