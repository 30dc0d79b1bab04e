import type { LookPiece } from '../../../domain/stylist/assign-slots.ts'
import type { LookCanvas } from '../../../contract/closet-canvas.ts'
import { collagePiece } from '../collage-piece.ts'
import { FreeCollage } from '../free-collage.tsx'
import { OutfitCollage } from '../outfit-collage.tsx'
import { useKnownCloset } from './use-known-closet.ts'

interface LookCollageProps {
  readonly name: string
  readonly pieces: readonly LookPiece[]
  /** As its owner laid it out; null or left out, the pieces are placed automatically. */
  readonly canvas?: LookCanvas | null
  readonly size: 'full' | 'small'
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string
}

/** The collage of a look. Pieces that have left the closet stay in it. */
export function LookCollage(props: LookCollageProps) {
  const { name, pieces, canvas, size, loading = 'eager', className = '' } = props
  const closet = useKnownCloset() ?? []
  const label = `${name}: ${pieces.map(({ item }) => item.name).join(', ')}`
  const shown = pieces.map(({ item, slot }) => ({ ...collagePiece(item, slot, closet), id: item.id }))
  return canvas ? (
    <FreeCollage {...{ size, className, label, loading, canvas }} pieces={shown} />
  ) : (
    <OutfitCollage {...{ size, className, label, loading }} pieces={shown} />
  )
}
