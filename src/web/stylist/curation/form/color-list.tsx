import { swatchColor } from '../../../../domain/closet/swatch-color.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import type { OutfitPiece } from '../../../../domain/stylist/outfit-pieces.ts'

interface ColorListProps {
  /** Names of colors. */
  readonly colors: readonly string[]
  readonly pieces: readonly OutfitPiece[]
}

/** 'Recommended colors', each with its name. */
export function ColorList({ colors, pieces }: ColorListProps) {
  if (colors.length === 0) return null
  return (
    <>
      <h3 className="type-note text-quiet">Recommended colors</h3>
      {/* More than four stand in two columns: the list ends where the collage does. */}
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

// A name that only its owner uses is the color of the piece that is called so.
function hexOf(color: string, pieces: readonly OutfitPiece[]): string | null {
  const named = swatchColor(color)
  if (named) return named
  const worn = pieces.find(({ item }) => item?.color.toLowerCase().includes(color.toLowerCase()))
  return worn?.item ? swatchColor(worn.item.color) : null
}
