import { useState, type ReactNode } from 'react'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { Button } from '../../../ui/button.tsx'
import { useReading } from './reading-queries.ts'
import { TraitRows, type OpenTrait } from './trait-rows.tsx'

/** 'What the stylist sees': the traits that Armadio reads, each with its choices. */
export function PieceTraits({ item }: { readonly item: ClosetItem }) {
  const reading = useReading(item.id)
  const [open, setOpen] = useState<OpenTrait>(null)
  if (reading.data)
    return (
      <Frame>
        {!reading.data.isRecognized && <NotRecognized onChoose={() => setOpen('type')} />}
        <TraitRows item={item} reading={reading.data} open={open} onOpen={setOpen} />
      </Frame>
    )
  return (
    <Frame>
      {reading.isPending ? (
        <Skeleton />
      ) : (
        <div className="flex flex-wrap items-center gap-3 pb-2">
          <p role="alert" className="type-note text-thread">
            Couldn&apos;t load what the stylist sees.
          </p>
          <Button look="quiet" size="small" onClick={() => void reading.refetch()}>
            Try again
          </Button>
        </div>
      )}
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="what-the-stylist-sees" className="border-ink border-t pt-3">
      <h3 id="what-the-stylist-sees" className="type-heading mb-2">
        What the stylist sees
      </h3>
      {children}
    </section>
  )
}

function NotRecognized({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <div className="bg-hover mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4">
      <p className="type-ui min-w-0 flex-1 basis-60">
        The stylist doesn&apos;t recognize this piece. Choose its type to use it well.
      </p>
      <Button look="quiet" size="small" onClick={onChoose}>
        Choose type
      </Button>
    </div>
  )
}

// The loaded list has eight rows.
function Skeleton() {
  return (
    <div role="status" aria-label="Loading what the stylist sees" className="breathing">
      {Array.from({ length: 8 }, (_, nth) => (
        <div key={nth} className="border-line flex h-12 items-center gap-x-3 border-t">
          <div className="bg-line h-2.5 w-16 rounded-full" />
          <div className="bg-line ml-6 h-2.5 w-28 rounded-full" />
        </div>
      ))}
    </div>
  )
}
