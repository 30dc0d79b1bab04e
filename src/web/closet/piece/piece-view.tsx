import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { formatDay } from '../../../domain/words/dates.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { dayOf, today } from '../../ui/hooks/today.ts'
import { ArchiveReasonDialog, archiveReasonText } from '../archive-reason-dialog.tsx'
import { useArchiveWithUndo, useBringBack } from '../collection/use-archive-with-undo.ts'
import { useRemoveWithUndo } from '../use-remove-with-undo.ts'
import { PieceFacts } from './piece-facts.tsx'
import { PiecePhoto } from './piece-photo.tsx'
import { PieceWears } from './piece-wears.tsx'
import { PieceTraits } from './traits/piece-traits.tsx'

interface PieceViewProps {
  readonly item: ClosetItem
  /** More actions for the piece. */
  readonly actions: ReactNode
  /** Its loan. */
  readonly loan: ReactNode
  /** Pieces worn with it; shown below its wears. */
  readonly company: ReactNode
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** A piece in view mode: its photo, cost per wear, facts and actions. */
export function PieceView({ item, actions, loan, company, onEdit, onClose }: PieceViewProps) {
  const isBorrowed = item.loan?.role === 'borrower'
  return (
    <div className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-2 grid grid-cols-[minmax(0,1fr)]">
      <PiecePhoto item={item} />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto flex flex-1 flex-col gap-6 px-4 pt-5 pb-6 tablet:p-8">
          <div>
            <DialogHeader
              // Restoring the piece removes the button that had the focus.
              key={item.archivedReason}
              takesFocus
              title={item.name}
              closeClass="bg-raised max-tablet:m-0! max-tablet:fixed max-tablet:top-9 max-tablet:right-3 max-tablet:z-10"
            />
            <p className="type-note text-quiet mt-1 flex flex-wrap items-center gap-x-[7px]">
              <Swatch color={swatchColor(item.color)} />
              {item.color} · {item.category}
              {item.isSample && ' · Sample'}
            </p>
            {item.listing && (
              <p className="type-ui mt-2">
                {listedAs[item.listing.status]} It won&apos;t be suggested or planned.
              </p>
            )}
          </div>
          {item.archivedReason !== null && <Archived item={item} />}
          {loan}
          <PieceWears item={item} />
          {company}
          {item.archivedReason === null && !isBorrowed && <PieceTraits item={item} />}
          <PieceFacts item={item} />
        </div>
        {!isBorrowed && <Foot {...{ item, actions, onEdit, onClose }} />}
      </div>
    </div>
  )
}

const listedAs: Readonly<Record<NonNullable<ClosetItem['listing']>['status'], string>> = {
  available: 'Listed for sale.',
  paused: 'Listed for sale, paused.',
  reserved: 'Reserved for a buyer.',
}

function Archived({ item }: { readonly item: ClosetItem }) {
  const { bringBack, isPending } = useBringBack()
  if (item.archivedReason === null || item.archivedAt === null) return null
  return (
    <div className="bg-hover flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4">
      <p className="type-ui min-w-0 flex-1">
        {archiveReasonText[item.archivedReason]} on {formatDay(dayOf(item.archivedAt), today())}. It&apos;s
        out of your closet but stays in your history.
      </p>
      <Button look="primary" disabled={isPending} onClick={() => bringBack([item])}>
        Restore
      </Button>
    </div>
  )
}

function Foot({ item, actions, onEdit, onClose }: Omit<PieceViewProps, 'company' | 'loan'>) {
  const [isArchiving, setIsArchiving] = useState(false)
  const { archive, isPending } = useArchiveWithUndo()
  const remove = useRemoveWithUndo()
  return (
    <footer className="border-line bg-raised sticky bottom-0 flex flex-wrap items-center gap-x-2 gap-y-1 border-t max-[380px]:gap-x-1 px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-0">
      <Button
        look="quiet"
        size="small"
        icon={<Pencil aria-hidden size={14} className="stroke-icon" />}
        onClick={onEdit}
      >
        Edit
      </Button>
      {actions}
      <div className="ml-auto flex items-center">
        {item.archivedReason === null && (
          <Button
            look="text"
            size="small"
            className="max-tablet:px-1.5!"
            onClick={() => setIsArchiving(true)}
          >
            <span className="underline decoration-1 underline-offset-4">Archive</span>
          </Button>
        )}
        <RoundButton
          label={`Delete ${item.name}`}
          title="Delete"
          className="hover:bg-hover -mr-3"
          onClick={() => {
            remove(item)
            onClose()
          }}
        >
          <Trash2 aria-hidden size={16} className="stroke-icon" />
        </RoundButton>
      </div>
      {isArchiving && (
        <ArchiveReasonDialog
          title={`Archive ${item.name}`}
          isPending={isPending}
          onClose={() => setIsArchiving(false)}
          onArchive={(reason) => archive([item], reason, onClose)}
        />
      )}
    </footer>
  )
}
