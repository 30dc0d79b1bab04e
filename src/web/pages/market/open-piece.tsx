import { PieceDialog } from '../../closet/piece/piece-dialog.tsx'
import { PieceCompany } from '../piece/piece-company.tsx'
import { SellThisPiece } from '../../marketplace/sell/sell-this-piece.tsx'

interface OpenPieceProps {
  readonly id: string
  readonly onClose: () => void
}

/** The piece that the address opens, the way to sell it, and what it is worn with. */
export function OpenPiece({ id, onClose }: OpenPieceProps) {
  return <PieceDialog id={id} onClose={onClose} Actions={SellThisPiece} Company={PieceCompany} />
}
