import { Camera, Plus } from 'lucide-react'
import { reasonOf } from '../../api/http-error.ts'
import { BlankState } from '../../ui/blank-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { LoadError } from '../../ui/load-error.tsx'

/** Skeleton of the looks. */
export function LooksSkeleton({ count }: { readonly count: number }) {
  return (
    <div role="status" aria-label="Loading your looks">
      <div aria-hidden className="tablet:grid-cols-3 desk:grid-cols-5 mt-4 grid grid-cols-2 gap-4">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="breathing max-desk:nth-[n+4]:hidden max-tablet:nth-[n+3]:hidden">
            <div className="bg-tile aspect-5/6" />
            <div className="bg-line mt-3 h-2.5 w-[62%] rounded-full" />
            <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
          </div>
        ))}
      </div>
    </div>
  )
}

interface NoLooksProps {
  readonly onPut: () => void
  readonly onRecreate: () => void
}

/** Empty state of the looks. */
export function NoLooks({ onPut, onRecreate }: NoLooksProps) {
  return (
    <BlankState
      title="No looks yet"
      heading="h3"
      className="bg-wash mt-4 py-10!"
      drawing={<ClothesRail className="text-edge mb-6 w-full max-w-60" />}
      actions={
        <>
          <Button look="quiet" icon={<Plus aria-hidden size={16} />} onClick={onPut}>
            Create a look
          </Button>
          <Button
            look="quiet"
            icon={<Camera aria-hidden size={16} className="stroke-icon" />}
            onClick={onRecreate}
          >
            Recreate a look
          </Button>
        </>
      }
    >
      Outfits you curate or create are saved here.
    </BlankState>
  )
}

/** Empty state of a collection. */
export function EmptyCollection() {
  return (
    <BlankState
      title="No looks in this collection"
      heading="h3"
      className="bg-wash mt-4 py-10!"
      drawing={<ClothesRail className="text-edge mb-6 w-full max-w-60" />}
    >
      Press Edit to pick looks, or choose Collections in the menu of a look.
    </BlankState>
  )
}

interface LooksFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Failed state of the looks. */
export function LooksFailed({ error, onRetry }: LooksFailedProps) {
  return (
    <LoadError
      title="Couldn't load your looks"
      heading="h3"
      className="py-8!"
      railClass="mb-6 max-w-60"
      onRetry={onRetry}
    >
      {reasonOf(error)} They&apos;re safe.
    </LoadError>
  )
}
