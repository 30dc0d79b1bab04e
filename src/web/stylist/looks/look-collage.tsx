import type { LookPiece } from '../../../domain/stylist/slots-of-look.ts'
import type { LookCanvas } from '../../../contract/closet/look-canvas.ts'
import { collagePiece } from '../collage-piece.ts'
import { FreeCollage } from '../free-collage.tsx'
import { OutfitCollage } from '../outfit-collage.tsx'
import { useLoadedCloset } from './use-loaded-closet.ts'

interface LookCollageProps {
  readonly name: string
  readonly pieces: readonly LookPiece[]
  /** The owner's layout; without it the pieces are placed automatically. */
  readonly canvas?: LookCanvas | null
  readonly size: 'full' | 'small'
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string
}

/** The collage of a look. Includes pieces that have left the closet. */
export function LookCollage(props: LookCollageProps) {
  const { name, pieces, canvas, size, loading = 'eager', className = '' } = props
  const closet = useLoadedCloset() ?? []
  const label = `${name}: ${pieces.map(({ item }) => item.name).join(', ')}`
  const shown = pieces.map(({ item, slot }) => ({ ...collagePiece(item, slot, closet), id: item.id }))
  return canvas ? (
    <FreeCollage {...{ size, className, label, loading, canvas }} pieces={shown} />
  ) : (
    <OutfitCollage {...{ size, className, label, loading }} pieces={shown} />
  )
}
