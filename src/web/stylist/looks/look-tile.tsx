import { Heart } from 'lucide-react'
import { formatDay } from '../../../domain/words/dates.ts'
import { dayOf, today } from '../../ui/hooks/today.ts'
import type { Look } from './look.ts'
import { LookCollage } from './look-collage.tsx'
import { LookMenu } from './look-menu.tsx'

interface LookTileProps {
  readonly look: Look
  /** True while it is shown above. */
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** One look: its collage, name and menu. */
export function LookTile({ look, isOpen, onOpen }: LookTileProps) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`Open ${look.name}`}
        aria-current={isOpen}
        onClick={onOpen}
        className="block w-full outline-offset-4! aria-[current=true]:shadow-[0_0_0_2px_var(--paper),0_0_0_3.5px_var(--ink)]"
      >
        <LookCollage name={look.name} pieces={look.pieces} canvas={look.canvas} size="small" />
      </button>
      <div className="flex items-start">
        <div className="min-w-0 flex-1 pt-2.5">
          <p className="type-name line-clamp-2 break-words">
            {look.name}
            {look.isFavorite && (
              <>
                <Heart
                  aria-hidden
                  size={12}
                  className="stroke-icon ml-1.5 inline-block fill-current align-[-1px]"
                />
                <span className="sr-only">, a favorite</span>
              </>
            )}
          </p>
          {look.note && <p className="type-note text-quiet line-clamp-2 break-words">{look.note}</p>}
          <p className="type-note text-quiet">
            {isOpen ? 'Open above' : formatDay(dayOf(look.createdAt), today())}
          </p>
        </div>
        <LookMenu look={look} />
      </div>
    </li>
  )
}
