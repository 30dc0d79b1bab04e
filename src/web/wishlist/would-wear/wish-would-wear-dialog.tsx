import type { WishlistItem } from '../../../contract/wishlist.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { closetCategoryOf } from '../../../domain/wishlist/closet-category.ts'
import { WouldIWear } from '../../marketplace/would-wear/would-i-wear.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'

interface WishWouldWearDialogProps {
  readonly wish: WishlistItem
  readonly onClose: () => void
}

/** Whether the user would wear a wish, before buying it. */
export function WishWouldWearDialog({ wish, onClose }: WishWouldWearDialogProps) {
  const { name, category, color, brand, size, picture, currentPrice } = wish
  const facts = [currentPrice && formatMoney(currentPrice, 'USD'), color, brand, size && `size ${size}`]
  return (
    <Dialog shape="plain" onClose={onClose}>
      <div className="tablet:px-8 tablet:py-7 px-4 pt-5 pb-[calc(24px+env(safe-area-inset-bottom))]">
        <DialogHeader takesFocus title={name} note={facts.filter(Boolean).join(' · ')} />
        <div className="border-ink mt-4 border-t pt-3.5">
          <WouldIWear
            candidate={{
              name,
              category: closetCategoryOf(category),
              color,
              description: null,
              ...(currentPrice && { price: currentPrice }),
              imageUrl: picture,
            }}
          />
        </div>
      </div>
    </Dialog>
  )
}
