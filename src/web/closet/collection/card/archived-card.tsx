import { Link } from 'wouter'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { formatDay } from '../../../../domain/words/dates.ts'
import { dayOf, today } from '../../../ui/hooks/today.ts'
import { archiveReasonText } from '../../archive-reason-dialog.tsx'
import { CardCheck } from './card-check.tsx'
import { CardNotch } from './card-notch.tsx'
import { PiecePicture } from '../../piece-picture.tsx'

interface ArchivedCardProps {
  readonly item: ClosetItem
  readonly sizes: string
  /** Address of the piece's dialog. */
  readonly address: string
  readonly isBusy: boolean
  /** Null while a press opens the piece instead of selecting it. */
  readonly isSelected: boolean | null
  readonly onSelect: (isRange: boolean) => void
  readonly onBringBack: () => void
}

/** An archived piece: the reason, the date, and a button to restore it. */
export function ArchivedCard(props: ArchivedCardProps) {
  const { item, sizes, address, isBusy, isSelected, onSelect, onBringBack } = props
  return (
    <article
      aria-label={item.name}
      className={isSelected === null ? 'relative' : 'relative scroll-mb-32 select-none'}
    >
      <div className="bg-tile relative aspect-4/5">
        <PiecePicture item={item} sizes={sizes} loading="lazy" />
        <CardNotch item={item} />
        {isSelected === null && <Link href={address} aria-label={item.name} className="absolute inset-0" />}
      </div>
      <h2 className="type-name tablet:pt-2.5 pt-2 break-words">{item.name}</h2>
      <p className="type-note text-quiet mt-0.5">{departure(item)}</p>
      {isSelected === null && (
        <button
          type="button"
          aria-label={`Restore ${item.name}`}
          disabled={isBusy}
          onClick={onBringBack}
          className="type-note hover:text-quiet disabled:text-quiet -ml-2 h-11 rounded-full px-2 underline decoration-1 underline-offset-4"
        >
          Restore
        </button>
      )}
      {isSelected !== null && (
        <CardCheck name={item.name} isChecked={isSelected} isDisabled={isBusy} onCheck={onSelect} />
      )}
    </article>
  )
}

function departure({ archivedReason, archivedAt }: ClosetItem): string {
  if (archivedReason === null || archivedAt === null) return ''
  return `${archiveReasonText[archivedReason]} · ${formatDay(dayOf(archivedAt), today())}`
}
