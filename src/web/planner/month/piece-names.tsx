import { Link } from 'wouter'
import type { WornPiece } from '../../../contract/history.ts'
import { pieceAddress } from '../../closet/piece-address.ts'

/** Names of an outfit's pieces; those still in the closet are links. */
export function PieceNames({ pieces }: { readonly pieces: readonly WornPiece[] }) {
  if (pieces.length === 0)
    return <p className="type-note text-quiet pt-0.5">No pieces, so not counted in the insights.</p>
  return (
    <ul className="type-note text-quiet pt-0.5">
      {pieces.map(({ id, name, isGone }) => (
        <li key={id} className="break-words">
          {isGone ? (
            `${name}, no longer in your closet`
          ) : (
            <Link href={pieceAddress('', id)} className="hover:text-ink inline-block py-1 hover:underline">
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
