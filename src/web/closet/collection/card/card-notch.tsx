import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { TileNotch } from '../../../ui/pictures/tile-notch.tsx'

type Known = Pick<ClosetItem, 'isClean' | 'isSample' | 'listing' | 'loan'>

/** Flags of a piece before it is opened, in the corner of its tile. */
export function CardNotch({ item }: { readonly item: Known }) {
  return (
    <TileNotch
      words={[
        item.loan && `Lent ${item.loan.role === 'lender' ? 'to' : 'by'} @${item.loan.person.username}`,
        !item.isClean && 'In the wash',
        item.listing && 'Listed',
        item.isSample && 'Sample',
      ]}
    />
  )
}
