import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { swatchColor } from '../../../../domain/closet/colors/swatch-color.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'

/** The text below a card's picture: name and wears, color and category. */
export function CardCaption({ item }: { readonly item: ClosetItem }) {
  return (
    <>
      <div className="tablet:pt-2.5 flex items-baseline justify-between gap-x-2 pt-2">
        <h2 className="type-name min-w-0 break-words">{item.name}</h2>
        {item.wearCount > 0 && (
          <p className="type-note text-quiet flex-none">
            {item.wearCount} {item.wearCount === 1 ? 'wear' : 'wears'}
          </p>
        )}
      </div>
      <p className="type-note text-quiet mt-0.5 flex flex-wrap justify-between gap-x-2">
        <span className="flex min-w-0 items-center gap-[7px]">
          <Swatch color={swatchColor(item.color)} />
          <span className="truncate">{item.color}</span>
        </span>
        <span>{item.category}</span>
      </p>
    </>
  )
}
