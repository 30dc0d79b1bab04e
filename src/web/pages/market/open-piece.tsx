import type { ClosetItem } from '../../../contract/closet.ts'
import { PieceDialog } from '../../closet/piece/piece-dialog.tsx'
import { PieceCompany } from '../piece/piece-company.tsx'
import { LendPiece } from '../../household/lend-piece.tsx'
import { LoanNote } from '../../household/loan-note.tsx'
import { SellThisPiece } from '../../marketplace/sell/sell-this-piece.tsx'

interface OpenPieceProps {
  readonly id: string
  readonly onClose: () => void
}

/** The piece that the address opens, the ways to sell and to lend it, and what it is worn with. */
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
