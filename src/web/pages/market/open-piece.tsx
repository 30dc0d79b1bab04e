import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { PieceDialog } from '../../closet/piece/piece-dialog.tsx'
import { PieceCompany } from '../piece/piece-company.tsx'
import { LendPiece } from '../../household/lend-piece.tsx'
import { LoanNote } from '../../household/loan-note.tsx'
import { SellThisPiece } from '../../marketplace/sell/sell-this-piece.tsx'

interface OpenPieceProps {
  readonly id: string
  readonly onClose: () => void
}

/** Dialog of the piece in the address, with actions to sell and lend it, and pieces worn with it. */
export function OpenPiece({ id, onClose }: OpenPieceProps) {
  return (
    <PieceDialog id={id} onClose={onClose} Actions={PieceActions} Loan={LoanNote} Company={PieceCompany} />
  )
}

function PieceActions({ piece }: { readonly piece: ClosetItem }) {
  return (
    <>
      <SellThisPiece piece={piece} />
      <LendPiece piece={piece} />
    </>
  )
}
