import { useState } from 'react'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { closetCategoryOf } from '../../../domain/wishlist/closet-category.ts'
import { queuePhotos, type TakenPhotos } from '../../closet/add/photo-queue/queue-photos.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { useRemoveWish } from '../wishlist-queries.ts'
import { isDrawing } from '../../../domain/closet/drawings/drawing-address.ts'
import { keepFocus } from './keep-focus.ts'

const AddItemDialog = lazyDialog(
  async () => (await import('../../closet/add/add-item-dialog.tsx')).AddItemDialog,
)
const AddPhotosDialog = lazyDialog(
  async () => (await import('../../closet/add/photo-queue/add-photos-dialog.tsx')).AddPhotosDialog,
)

interface FinishBoughtWishProps {
  readonly wish: WishlistItem
  readonly isBuying: boolean
  readonly onColor: (color: string) => void
  readonly onClose: () => void
}

/** Asks for what a bought wish lacks: its color, or with its photo everything that a new piece needs. */
export function FinishBoughtWish({ wish, isBuying, onColor, onClose }: FinishBoughtWishProps) {
  return isDrawing(wish.picture) ? (
    <AddBoughtWish wish={wish} onClose={onClose} />
  ) : (
    <ColorOfWish {...{ wish, isBuying, onColor, onClose }} />
  )
}

function ColorOfWish({ wish, isBuying, onColor, onClose }: FinishBoughtWishProps) {
  const [color, setColor] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  return (
    <FormDialog
      title="Add to Closet"
      note={wish.name}
      label="Add to Closet"
      action={isBuying ? 'Adding...' : 'Add to Closet'}
      isPending={isBuying}
      onSubmit={() => {
        setSubmitted(true)
        if (color.trim()) onColor(color.trim())
      }}
      onClose={onClose}
    >
      <TextField
        label="Color"
        autoComplete="off"
        value={color}
        error={wasSubmitted && !color.trim() ? 'Color is required' : undefined}
        before={color.trim() && <Swatch color={swatchColor(color)} />}
        onChange={({ target }) => setColor(target.value)}
      />
    </FormDialog>
  )
}

/** 'Add New Item' with what the wish says. Once the piece is added, the wish leaves the list. */
function AddBoughtWish({ wish, onClose }: Pick<FinishBoughtWishProps, 'wish' | 'onClose'>) {
  const [several, setSeveral] = useState<TakenPhotos | null>(null)
  const { mutate: remove } = useRemoveWish({
    // The added piece has its own toast.
    onDone: keepFocus,
    onFailed: showFailure("Couldn't take it off your wishlist"),
  })
  if (several) return <AddPhotosDialog taken={several} onClose={onClose} />
  return (
    <AddItemDialog
      initialPhoto={null}
      words={{
        name: wish.name,
        category: closetCategoryOf(wish.category),
        ...(wish.color && { color: wish.color }),
        ...(wish.size && { size: wish.size }),
      }}
      onSeveral={(taken) => {
        queuePhotos(taken)
        setSeveral(taken)
      }}
      onAdded={() => remove(wish)}
      onClose={onClose}
    />
  )
}
