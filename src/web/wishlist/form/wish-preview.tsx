import { useWatch } from 'react-hook-form'
import type { Product } from '../../../contract/closet/links.ts'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { WishPicture } from '../wish-picture.tsx'
import type { WishForm } from './use-fill-in.ts'

interface WishPreviewProps {
  readonly form: WishForm
  /** The wish being edited. */
  readonly wish: WishlistItem | null
  /** The latest page that was read. */
  readonly product: Product | null
}

/** The picture of the wish, if known; only from this server. */
export function WishPreview({ form, wish, product }: WishPreviewProps) {
  const [imageUrl, name] = useWatch({ control: form.control, name: ['imageUrl', 'name'] })
  const [read] = product && product.imageUrl === imageUrl ? product.pictures : []
  const kept = wish && (wish.imageUrl ?? '') === imageUrl.trim() ? wish.picture : undefined
  const shown = read ?? kept
  return (
    <div className={`${shown ? 'bg-tile' : 'bg-hover'} max-tablet:hidden relative grid place-items-center`}>
      {shown ? (
        <div className="absolute inset-0">
          <WishPicture picture={shown} alt={name} />
        </div>
      ) : (
        <div className="text-quiet type-note grid max-w-[24ch] justify-items-center gap-3 text-center">
          <HangerIcon className="size-8" />
          {imageUrl.trim() === ''
            ? 'Without an image link, it gets an illustration.'
            : 'The image loads from its link when you save.'}
        </div>
      )}
    </div>
  )
}
