import { swatchColor } from '../../../../domain/closet/colors/swatch-color.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import type { OutfitPiece } from '../../../../domain/stylist/outfit-pieces.ts'

interface ColorListProps {
  /** Color names. */
  readonly colors: readonly string[]
  readonly pieces: readonly OutfitPiece[]
}

/** 'Recommended colors' with swatches and names. */
export function ColorList({ colors, pieces }: ColorListProps) {
  if (colors.length === 0) return null
  return (
    <>
      <h3 className="type-note text-quiet">Recommended colors</h3>
      {/* More than four colors take two columns, so that the list ends with the collage. */}
      <ul className={classNames('mt-2', colors.length > 4 && 'grid grid-cols-2 gap-x-6')}>
        {colors.map((color) => (
          <li key={color} className="border-line type-ui flex items-center gap-3 border-b py-2">
            <Swatch isLarge color={hexOf(color, pieces)} />
            {color}
          </li>
        ))}
      </ul>
    </>
  )
}

// An unknown color name is resolved by the piece with that color.
function hexOf(color: string, pieces: readonly OutfitPiece[]): string | null {
  const named = swatchColor(color)
  if (named) return named
  const worn = pieces.find(({ item }) => item?.color.toLowerCase().includes(color.toLowerCase()))
  return worn?.item ? swatchColor(worn.item.color) : null
}
