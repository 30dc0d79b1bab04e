import { Camera, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { LookCollection } from '../../../contract/stylist/collections.ts'
import type { OutfitCuration } from '../../../contract/stylist/stylist.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { DialogNotFound } from '../../ui/dialog/dialog-not-found.tsx'
import { useCurations } from '../stylist-queries.ts'
import { useCollections } from './collections/collection-queries.ts'
import { LooksFilter } from './collections/looks-filter.tsx'
import { LookTile } from './look-tile.tsx'
import { looksOf, type Look } from './look.ts'
import { useIsRemovingLook, useOutfits } from './look-queries.ts'
import { EmptyCollection, LooksFailed, LooksSkeleton, NoLooks } from './looks-states.tsx'
import { useLoadedCloset } from './use-loaded-closet.ts'
import { useOpenRecreate } from './use-open-recreate.ts'
import { useOpenLook } from './use-open-look.ts'

const LookDialog = lazyDialog(async () => (await import('./look-dialog.tsx')).LookDialog)
const CreateLookDialog = lazyDialog(async () => (await import('./create-look-dialog.tsx')).CreateLookDialog)

/** Number of looks in the first row. */
const FEW = 5

interface MyLooksProps {
  /** Id of the curation shown above. */
  readonly openCurationId: string | null
  readonly onOpen: (curation: OutfitCuration) => void
}

/** 'My looks': curated looks and looks created by hand, newest first. */
export function MyLooks({ openCurationId, onOpen }: MyLooksProps) {
  const curations = useCurations()
  const outfits = useOutfits()
  const openLook = useOpenLook()
  const [isPutting, setPutting] = useState(false)
  const looks = curations.data && outfits.data && looksOf(curations.data, outfits.data)
  const failed = [curations, outfits].find((query) => query.isError && !query.data)
  const opened = looks?.find((look) => look.origin === 'by hand' && look.id === openLook.id)
  const isRemoving = useIsRemovingLook()
  const isGone = looks !== undefined && openLook.id !== null && !opened && !isRemoving
  const open = (look: Look) => {
    if (look.origin === 'curated') onOpen(look.curation)
    else openLook.open(look.id)
  }
  return (
    <section aria-labelledby="my-looks" className="tablet:pt-18 min-w-0 pt-12">
      <LooksOrState
        {...{ looks, openCurationId }}
        error={failed?.error ?? null}
        onRetry={() => {
          if (curations.isError) void curations.refetch()
          if (outfits.isError) void outfits.refetch()
        }}
        onOpen={open}
        onPut={() => setPutting(true)}
      />
      {opened?.origin === 'by hand' && <LookDialog look={opened} onClose={openLook.close} />}
      {isGone && (
        <Dialog shape="plain" isInAddress onClose={openLook.close}>
          <DialogNotFound title="Look not found" place="Not in My looks">
            It may have been deleted, or the link is incomplete.
          </DialogNotFound>
        </Dialog>
      )}
      {isPutting && <CreateLookDialog outfit={null} onClose={() => setPutting(false)} />}
    </section>
  )
}

interface LooksOrStateProps {
  readonly looks: readonly Look[] | undefined
  readonly error: Error | null
  readonly openCurationId: string | null
  readonly onRetry: () => void
  readonly onOpen: (look: Look) => void
  readonly onPut: () => void
}

function LooksOrState({ looks, error, openCurationId, onRetry, onOpen, onPut }: LooksOrStateProps) {
  const [choice, setChoice] = useState('all')
  const { data: collections = [] } = useCollections()
  const [isWhole, setWhole] = useState(false)
  const isClosetEmpty = useLoadedCloset()?.length === 0
  const recreate = useOpenRecreate()
  const heading = useFocusWhenFewer<HTMLHeadingElement>(looks?.length ?? 0)
  const { shownAs, chosen } = chosenLooks(looks ?? [], collections, choice)
  const shown = isWhole ? chosen : chosen.slice(0, FEW)
  const hasLooks = looks !== undefined && looks.length > 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} id="my-looks" tabIndex={-1} className="type-title outline-none">
          My looks
        </h2>
        {hasLooks && (
          <div className="flex flex-wrap items-center gap-x-4">
            {chosen.length > FEW && (
              <Button
                look="text"
                className="px-1!"
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                <span className="decoration-edge underline decoration-1 underline-offset-6">
                  {isWhole ? 'Only the newest' : `All ${chosen.length} looks`}
                </span>
              </Button>
            )}
            {!isClosetEmpty && (
              <div className="flex flex-wrap gap-x-2 gap-y-2">
                <Button
                  look="quiet"
                  size="small"
                  icon={<Camera aria-hidden size={15} className="stroke-icon" />}
                  onClick={recreate.open}
                >
                  Recreate a look
                </Button>
                <Button look="quiet" size="small" icon={<Plus aria-hidden size={16} />} onClick={onPut}>
                  Create a look
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      {hasLooks && (
        <LooksFilter looks={looks} collections={collections} value={shownAs} onChange={setChoice} />
      )}
      {error && <LooksFailed error={error} onRetry={onRetry} />}
      {!error && !looks && <LooksSkeleton count={FEW} />}
      {looks?.length === 0 && <NoLooks onPut={onPut} onRecreate={recreate.open} />}
      {hasLooks && chosen.length === 0 && <EmptyCollection />}
      {hasLooks && (
        <ul className={looksClass(isWhole)}>
          {shown.map((look) => (
            <LookTile
              key={look.id}
              look={look}
              isOpen={look.origin === 'curated' && look.id === openCurationId}
              onOpen={() => onOpen(look)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

// Falls back to all looks once the chosen collection or the last favorite is deleted.
function chosenLooks(looks: readonly Look[], collections: readonly LookCollection[], choice: string) {
  const collection = collections.find(({ id }) => id === choice)
  if (collection) {
    const ids = new Set(collection.lookIds)
    return { shownAs: choice, chosen: looks.filter(({ id }) => ids.has(id)) }
  }
  const favorites = looks.filter(({ isFavorite }) => isFavorite)
  return choice === 'favorites' && favorites.length > 0
    ? { shownAs: choice, chosen: favorites }
    : { shownAs: 'all', chosen: looks }
}

// A scrolling row on a phone, or all looks in columns.
function looksClass(isWhole: boolean): string {
  return classNames(
    'tablet:mt-4 tablet:grid tablet:grid-cols-3 desk:grid-cols-5 tablet:gap-x-4 tablet:gap-y-8 tablet:mr-0 tablet:p-0 mt-3',
    isWhole
      ? 'grid grid-cols-2 gap-x-3 gap-y-6'
      : 'scroll-row -ml-1 gap-3 py-1 pl-1 tablet:ml-0 tablet:overflow-visible max-tablet:*:w-37 max-tablet:*:flex-none',
  )
}

// Deleting a look removes the focused element: its menu, or the dialog above it.
function useFocusWhenFewer<E extends HTMLElement>(count: number): RefObject<E | null> {
  const place = useRef<E>(null)
  const known = useRef(count)
  useEffect(() => {
    if (count < known.current && document.activeElement === document.body) place.current?.focus()
    known.current = count
  }, [count])
  return place
}
