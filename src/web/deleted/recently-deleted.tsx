import { useRef, useState } from 'react'
import type { DeletedItem } from '../../contract/deleted.ts'
import { RESTORABLE_DAYS } from '../../contract/restorable-days.ts'
import { reasonOf } from '../api/http-error.ts'
import { showFailure } from '../closet/show-failure.ts'
import { BackToSettings } from '../ui/back-to-settings.tsx'
import { BlankState } from '../ui/blank-state.tsx'
import { Button } from '../ui/button.tsx'
import { ClothesRail } from '../ui/pictures/clothes-rail.tsx'
import { DialogHeader } from '../ui/dialog/dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { today } from '../ui/hooks/today.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { deletedName, kindName } from './deleted-in-words.ts'
import {
  useDeleted,
  useEmptyDeleted,
  useRemoveForever,
  useRestoreAllDeleted,
  useRestoreDeleted,
} from './deleted-queries.ts'
import { DeletedRow } from './deleted-row.tsx'
import { counted } from '../../domain/words/english.ts'

const FOR_DAYS = `Deleted things stay here for ${RESTORABLE_DAYS} days, then they're deleted permanently.`

/**
 * 'Recently deleted', in the settings sheet: everything that can be restored, with loading, failed and empty states.
 */
export function RecentlyDeleted({ onBack }: { readonly onBack: () => void }) {
  const deleted = useDeleted()
  const list = useRef<HTMLDivElement>(null)
  const items = deleted.data ?? none
  return (
    <div ref={list} tabIndex={-1} className="tablet:px-8 tablet:py-8 px-4 pt-5 pb-8 outline-none">
      <BackToSettings onBack={onBack} />
      <DialogHeader takesFocus title="Recently deleted" note={FOR_DAYS} />
      {deleted.isPending && <Loading />}
      {deleted.isError && !deleted.data && (
        <LoadError title="Couldn't load what was deleted" heading="h3" onRetry={() => void deleted.refetch()}>
          {reasonOf(deleted.error)}
        </LoadError>
      )}
      {deleted.data?.length === 0 && (
        <BlankState
          title="Nothing deleted"
          heading="h3"
          drawing={<ClothesRail className="text-edge mb-8 w-full max-w-60" />}
        >
          Pieces, looks, collections, plans, trips, logged outfits, wishlist items and listings that you
          delete appear here.
        </BlankState>
      )}
      {items.length > 0 && <Items items={items} onGone={() => list.current?.focus()} />}
    </div>
  )
}

const none: readonly DeletedItem[] = []

interface ItemsProps {
  readonly items: readonly DeletedItem[]
  /** Called when a row is removed, which may have had the focus. */
  readonly onGone: () => void
}

function Items({ items, onGone }: ItemsProps) {
  const [asking, setAsking] = useState<DeletedItem | 'empty' | null>(null)
  const day = today()
  const restoring = useRestoreDeleted({
    onDone: (_nothing, item) => {
      showToast({ title: `${kindName(item)} restored`, description: deletedName(item, day) })
      onGone()
    },
    onFailed: showFailure("Couldn't restore it"),
  })
  const restoringAll = useRestoreAllDeleted(({ restored, failed, error }) => {
    if (restored > 0) showToast({ title: `${counted(restored, 'item')} restored` })
    if (error) showFailure(`Couldn't restore ${counted(failed, 'item')}`)(error)
    onGone()
  })
  const done = () => {
    setAsking(null)
    onGone()
  }
  const fail = showFailure("Couldn't delete it")
  const failed = (error: Error) => {
    setAsking(null)
    fail(error)
  }
  const removing = useRemoveForever({ onDone: done, onFailed: failed })
  const emptying = useEmptyDeleted({ onDone: done, onFailed: failed })
  return (
    <>
      <div className="border-ink mt-6 flex items-center justify-between border-b pb-1">
        <p role="status" className="type-note text-quiet">
          {counted(items.length, 'item')}
        </p>
        <div className="-mr-4 flex">
          {items.length > 1 && (
            <Button
              look="text"
              size="small"
              disabled={restoringAll.isPending}
              onClick={() => restoringAll.mutate(items)}
            >
              {restoringAll.isPending ? 'Restoring...' : 'Restore all'}
            </Button>
          )}
          <Button look="text" size="small" onClick={() => setAsking('empty')}>
            Empty
          </Button>
        </div>
      </div>
      <ul aria-label="Recently deleted">
        {items.map((item) => (
          <DeletedRow
            key={`${item.kind} ${item.id}`}
            item={item}
            today={day}
            isBusy={restoringAll.isPending || (restoring.isPending && restoring.variables.id === item.id)}
            onRestore={() => restoring.mutate(item)}
            onRemove={() => setAsking(item)}
          />
        ))}
      </ul>
      {asking === 'empty' && (
        <FormDialog
          title="Empty Recently deleted?"
          text="Everything here and its photos will be deleted. This can't be undone."
          action={emptying.isPending ? 'Deleting...' : 'Delete forever'}
          look="delete"
          isPending={emptying.isPending}
          onSubmit={() => emptying.mutate()}
          onClose={() => setAsking(null)}
        />
      )}
      {asking !== null && asking !== 'empty' && (
        <FormDialog
          title={`Delete ${deletedName(asking, day)} forever?`}
          text="This can't be undone."
          action={removing.isPending ? 'Deleting...' : 'Delete forever'}
          look="delete"
          isPending={removing.isPending}
          onSubmit={() => removing.mutate(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading what was deleted" className="breathing mt-8 grid gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4">
          <div className="bg-hover h-25 w-20" />
          <div className="grid flex-1 content-start gap-3 pt-1">
            <div className="bg-hover h-3 w-3/5 rounded-full" />
            <div className="bg-hover h-3 w-2/5 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
