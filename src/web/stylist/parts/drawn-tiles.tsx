import { classNames } from '../../ui/class-names.ts'
import { colorAt, drawingOfText } from './drawing-of-text.ts'
import { useInDegrees } from '../../weather/use-in-degrees.ts'

interface DrawnTilesProps {
  /** Each a garment in words. */
  readonly texts: readonly string[]
  /** Color names for what is drawn without one of its own. */
  readonly palette?: readonly string[]
}

/** Garments in words, each under our drawing of it; what names no garment follows as rows. */
export function DrawnTiles({ texts, palette = [] }: DrawnTilesProps) {
  const inDegrees = useInDegrees()
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

// So that no tile stands alone in its row, where that can be had.
function columnsFor(count: number): string {
  const columns =
    count % 4 === 0
      ? 'wide:grid-cols-4'
      : count % 5 === 0
        ? 'tablet:grid-cols-3 desk:grid-cols-5'
        : 'tablet:grid-cols-3 desk:grid-cols-4'
  return `tablet:gap-x-4 tablet:gap-y-9 ${columns}`
}
