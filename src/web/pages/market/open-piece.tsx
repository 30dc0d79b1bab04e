import { PieceDialog } from '../../closet/piece/piece-dialog.tsx'
import { SellThisPiece } from '../../marketplace/sell/sell-this-piece.tsx'

interface OpenPieceProps {
  readonly id: string
  readonly onClose: () => void
}

/** The piece that the address opens, and the way to sell it. */
export function OpenPiece({ id, onClose }: OpenPieceProps) {
  return <PieceDialog id={id} onClose={onClose} Actions={SellThisPiece} />
}
