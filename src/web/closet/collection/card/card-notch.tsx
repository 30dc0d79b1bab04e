import type { ClosetItem } from '../../../../contract/closet.ts'
import { TileNotch } from '../../../ui/pictures/tile-notch.tsx'

type Known = Pick<ClosetItem, 'isClean' | 'isSample' | 'listing' | 'loan'>

/** What is to be known of a piece before it is chosen, in the corner of its tile. */
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
