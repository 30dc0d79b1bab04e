import { Check, X } from 'lucide-react'
import type { PackingLine } from '../../../contract/trips/packing-list.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusNextRow } from '../../ui/focus-next-row.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { TileNotch } from '../../ui/pictures/tile-notch.tsx'
import type { TickKind } from './tick-kind.ts'

interface PackingTileProps {
  readonly line: PackingLine
  readonly way: TickKind
  readonly onTick: () => void
  readonly onRemove: () => void
}

/** A piece of the packing list: pressing its tile ticks it, which fades the tile behind a check mark. */
export function PackingTile({ line, way, onTick, onRemove }: PackingTileProps) {
  const { data: closet = [] } = useClosetItems()
  const { item, text, note, isGone, isInTheWash, isWornOnTheWay, isByHand } = line
  const known = closet.find(({ id }) => id === item?.id)
  const isDone = line[way]
  const words = [
    isGone && 'No longer in your closet',
    isInTheWash && 'In the wash',
    isWornOnTheWay && 'Wear it',
  ]
  return (
    <li className="group min-w-0">
      <label className="bg-tile has-focus-visible:outline-ink relative block aspect-4/5 cursor-pointer outline-offset-2 has-focus-visible:outline-2">
        <input
          type="checkbox"
          aria-label={text}
          className="absolute inset-0 z-1 cursor-pointer opacity-0"
          checked={isDone}
          onChange={onTick}
        />
        {item && (
          <PiecePicture
            item={known ?? { ...item, picture: null, cutOut: null }}
            sizes="(min-width: 721px) 180px, 45vw"
            loading="lazy"
            className={classNames('transition-opacity duration-(--calm)', isDone && 'opacity-35')}
          />
        )}
        <TileNotch words={words} />
        <span
          aria-hidden
          className={classNames(
            'absolute right-2.5 bottom-2.5 grid size-8 place-items-center rounded-full transition-colors duration-(--calm)',
            isDone ? 'bg-press text-on-press' : 'bg-raised inset-ring-edge inset-ring',
          )}
        >
          {isDone && <Check size={18} strokeWidth={2} />}
        </span>
      </label>
      <div className="mt-2 flex items-start justify-between gap-1">
        <div className="min-w-0">
          <p className="type-name break-words">{text}</p>
          <p className="type-note text-quiet break-words">
            {note}
            {isByHand && note !== 'Added by you' && ' · added by you'}
          </p>
        </div>
        <RoundButton
          label={`Take ${text} off the list`}
          title="Take off the list"
          data-remove
          className="text-quiet hover:text-ink -mt-3 -mr-3"
          onClick={({ currentTarget }) => {
            focusNextRow(currentTarget)
            onRemove()
          }}
        >
          <X aria-hidden size={16} className="stroke-icon" />
        </RoundButton>
      </div>
    </li>
  )
}
