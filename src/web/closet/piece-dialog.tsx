import { Trash2 } from 'lucide-react'
import type { ClosetItem } from '../../contract/closet.ts'
import { swatchColor } from '../../domain/closet/swatch-color.ts'
import { BlankState } from '../ui/blank-state.tsx'
import { Button } from '../ui/button.tsx'
import { ClothesRail } from '../ui/clothes-rail.tsx'
import { Dialog, DialogHeader } from '../ui/dialog.tsx'
import { PictureImage } from '../ui/picture-image.tsx'
import { Swatch } from '../ui/swatch.tsx'
import { ClosetFailed } from './closet-failed.tsx'
import { useClosetItems } from './closet-queries.ts'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { useRemoveWithUndo } from './use-remove-with-undo.ts'

/** One piece, looked at closely. */
export function PieceDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const closet = useClosetItems()
  const item = closet.data?.find((candidate) => candidate.id === id)
  return (
    <Dialog shape="picture" onClose={onClose}>
      {item && <Piece item={item} onClose={onClose} />}
      {!item && <PieceIsNotHere closet={closet} />}
    </Dialog>
  )
}

function Piece({ item, onClose }: { readonly item: ClosetItem; readonly onClose: () => void }) {
  const remove = useRemoveWithUndo()
  return (
    <div className="tablet:grid-cols-2 grid">
      <div className="bg-tile tablet:aspect-auto tablet:min-h-140 relative aspect-square">
        <PictureImage
          src={item.imageUrl}
          picture={item.picture}
          alt={`${item.name}, ${item.color}`}
          sizes="(max-width: 720px) 100vw, 420px"
          className="absolute inset-0"
        />
      </div>
      <div className="tablet:p-8 flex flex-col gap-5 p-4 pb-6">
        <div>
          <DialogHeader title={item.name} />
          <p className="type-note text-quiet mt-1 flex items-center gap-[7px]">
            <Swatch color={swatchColor(item.color)} />
            {item.color} · {item.category}
          </p>
        </div>
        <dl className="border-ink grid grid-cols-2 gap-x-6 border-t">
          {factsOf(item).map(([name, value]) => (
            <div key={name} className="border-line border-b py-2.5">
              <dt className="type-micro text-quiet">{name}</dt>
              <dd className="type-ui break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <Button
          look="quiet"
          size="small"
          className="mt-auto self-start"
          icon={<Trash2 aria-hidden size={16} className="stroke-icon" />}
          onClick={() => {
            remove(item)
            onClose()
          }}
        >
          Delete
        </Button>
      </div>
    </div>
  )
}

function PieceIsNotHere({ closet }: { readonly closet: ReturnType<typeof useClosetItems> }) {
  if (closet.isPending || closet.isPlaceholderData) return <PieceSkeleton />
  if (closet.isError)
    return (
      <div className="tablet:p-8 p-4">
        <DialogHeader title="Your piece" />
        <ClosetFailed error={closet.error} onRetry={() => void closet.refetch()} />
      </div>
    )
  return <NoSuchPiece />
}

function NoSuchPiece() {
  return (
    <div className="tablet:p-8 p-4">
      <DialogHeader title="Piece not found" />
      <BlankState
        title="Not in your closet"
        drawing={<ClothesRail className="text-edge mb-10 w-full max-w-90" />}
      >
        It may have been deleted, or the link is cut short.
      </BlankState>
    </div>
  )
}

// A fact that is unknown is left out.
function factsOf(item: ClosetItem): [name: string, value: string][] {
  const added = new Date(item.createdAt).toLocaleDateString('en-US', { dateStyle: 'long' })
  const facts: [string, string | null][] = [
    ['Size', item.size],
    ['Season', item.season],
    ['Style/Occasion', item.style],
    ['Brand', item.brand],
    ['Added', added],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}
