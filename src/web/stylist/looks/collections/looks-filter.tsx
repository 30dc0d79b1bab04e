import { FolderPlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { LookCollection } from '../../../../contract/stylist/collections.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipRadios } from '../../../ui/inputs/chip-radios.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import type { Look } from '../look.ts'

const CollectionDialog = lazyDialog(async () => (await import('./collection-dialog.tsx')).CollectionDialog)

interface LooksFilterProps {
  readonly looks: readonly Look[]
  readonly collections: readonly LookCollection[]
  /** 'all', 'favorites' or the id of a collection. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Filters the looks: all, favorites, or a collection; also adds and edits collections. */
export function LooksFilter({ looks, collections, value, onChange }: LooksFilterProps) {
  const [asking, setAsking] = useState<'new' | 'edit' | null>(null)
  const open = collections.find(({ id }) => id === value)
  const options = [
    { value: 'all', text: 'All looks' },
    ...(looks.some(({ isFavorite }) => isFavorite) ? [{ value: 'favorites', text: 'Favorites' }] : []),
    ...collections.map(({ id, name }) => ({ value: id, text: name })),
  ]
  return (
    <div className="tablet:flex-row tablet:items-center mt-1 flex flex-col justify-between gap-x-4">
      {options.length > 1 && (
        <ChipRadios label="Looks to show" options={options} value={value} onChange={onChange} />
      )}
      <div className="tablet:ml-0 -ml-4 flex flex-none items-center">
        {open && (
          <Button
            look="text"
            size="small"
            icon={<Pencil aria-hidden size={14} className="stroke-icon" />}
            aria-label={`Edit ${open.name}`}
            onClick={() => setAsking('edit')}
          >
            Edit
          </Button>
        )}
        <Button
          look="text"
          size="small"
          icon={<FolderPlus aria-hidden size={15} className="stroke-icon" />}
          onClick={() => setAsking('new')}
        >
          New collection
        </Button>
      </div>
      {asking === 'new' && (
        <CollectionDialog
          collection={null}
          looks={looks}
          onClose={() => setAsking(null)}
          onSaved={({ id }) => onChange(id)}
        />
      )}
      {asking === 'edit' && open && (
        <CollectionDialog
          collection={open}
          looks={looks}
          onClose={() => setAsking(null)}
          onDeleted={() => onChange('all')}
        />
      )}
    </div>
  )
}
