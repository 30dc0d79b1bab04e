import { classNames } from '../../ui/class-names.ts'
import { colorAt, drawingOfText } from '../../../domain/closet/drawings/drawing-of-text.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

interface DrawnTilesProps {
  /** Texts that name garments. */
  readonly texts: readonly string[]
  /** Color names for garments without a stated color. */
  readonly palette?: readonly string[]
}

/** Texts that name garments, each below a drawing; other texts follow as rows. */
export function DrawnTiles({ texts, palette = [] }: DrawnTilesProps) {
  const inDegrees = useTextInUnit()
  const drawn = texts.flatMap((text, at) => drawingOfText(text, colorAt(palette, at)) ?? [])
  const inWords = texts.filter((text) => !drawn.some((tile) => tile.text === text))
  return (
    <>
      {drawn.length > 0 && (
        <ul className={classNames('grid grid-cols-2 gap-x-3 gap-y-6', columnsFor(drawn.length))}>
          {drawn.map(({ text, imageUrl }) => (
            <li key={text}>
              <div className="bg-tile aspect-4/5">
                <img
                  src={imageUrl}
                  alt=""
                  decoding="async"
                  className="cloth size-full object-contain p-[5%] dim-in-dark"
                />
              </div>
              <p className="type-ui pt-2.5 leading-5.25 text-pretty">{inDegrees(text)}</p>
            </li>
          ))}
        </ul>
      )}
      {inWords.length > 0 && (
        <ul className={classNames('border-line border-t', drawn.length > 0 && 'mt-8')}>
          {inWords.map((text) => (
            <li key={text} className="border-line type-ui border-b py-2.5 leading-5.25 break-words">
              {inDegrees(text)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

// Avoids a single tile in the last row where possible.
function columnsFor(count: number): string {
  const columns =
    count % 4 === 0
      ? 'wide:grid-cols-4'
      : count % 5 === 0
        ? 'tablet:grid-cols-3 desk:grid-cols-5'
        : 'tablet:grid-cols-3 desk:grid-cols-4'
  return `tablet:gap-x-4 tablet:gap-y-9 ${columns}`
}
