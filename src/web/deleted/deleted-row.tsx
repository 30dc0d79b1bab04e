import { Trash2 } from 'lucide-react'
import type { DeletedItem } from '../../contract/deleted.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { HangerIcon } from '../ui/pictures/hanger-icon.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { deletedName, kindName, timeLeft } from './deleted-in-words.ts'

interface DeletedRowProps {
  readonly item: DeletedItem
  readonly today: CalendarDate
  readonly isBusy: boolean
  readonly onRestore: () => void
  readonly onRemove: () => void
}

/** A deleted item: its name, the remaining days, and buttons to restore and delete it. */
export function DeletedRow({ item, today, isBusy, onRestore, onRemove }: DeletedRowProps) {
  const name = deletedName(item, today)
  return (
    <li
      aria-label={name}
      aria-busy={isBusy}
      className="border-line flex gap-4 border-b py-4 aria-busy:opacity-50"
    >
      <Pictures pictures={item.pictures} />
      <div className="min-w-0 flex-1">
        <p className="type-name line-clamp-2 break-words">{name}</p>
        <p className="type-note text-quiet">{kindName(item)}</p>
        <p className="type-note text-quiet">{timeLeft(item, today)}</p>
        <div className="mt-2 flex items-center justify-between">
          <Button
            look="quiet"
            size="small"
            disabled={isBusy}
            aria-label={`Restore ${name}`}
            onClick={onRestore}
          >
            Restore
          </Button>
          <RoundButton
            label={`Delete ${name} forever`}
            title="Delete forever"
            disabled={isBusy}
            className="hover:bg-hover text-quiet -mr-3"
            onClick={onRemove}
          >
            <Trash2 aria-hidden size={16} className="stroke-icon" />
          </RoundButton>
        </div>
      </div>
    </li>
  )
}

// A single picture fills the tile; several pieces show up to four.
function Pictures({ pictures }: Pick<DeletedItem, 'pictures'>) {
  return (
    <div
      className={classNames(
        'bg-tile grid h-25 w-20 flex-none content-stretch gap-px',
        pictures.length > 1 && 'grid-cols-2',
      )}
    >
      {pictures.length === 0 && <HangerIcon className="text-edge place-self-center" />}
      {pictures.map((address) => (
        <img
          key={address}
          src={address}
          alt=""
          loading="lazy"
          className="size-full min-h-0 object-contain dim-in-dark"
        />
      ))}
    </div>
  )
}
