import { OutfitCollage } from '../outfit-collage.tsx'
import { collagePiece } from '../collage-piece.ts'
import type { LookPiece } from '../../../domain/stylist/pieces-together.ts'
import { useKnownCloset } from './use-known-closet.ts'

interface LookCollageProps {
  readonly name: string
  readonly pieces: readonly LookPiece[]
  readonly size: 'full' | 'small'
  readonly className?: string
}

/** The picture of a look; what has left the closet lies in it as it was. */
export function LookCollage({ name, pieces, size, className = '' }: LookCollageProps) {
  const closet = useKnownCloset() ?? []
  return (
    <OutfitCollage
      size={size}
      className={className}
      label={`${name}: ${pieces.map(({ item }) => item.name).join(', ')}`}
      pieces={pieces.map(({ item, slot }) => collagePiece(item, slot, closet))}
    />
  )
}
