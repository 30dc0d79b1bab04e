import { Link, useSearch } from 'wouter'
import type { TrendPart } from '../../../contract/trends.ts'
import { outlineAddress } from '../../../domain/closet/drawings/drawing-address.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { pieceAddress } from '../../closet/piece-address.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { OutlineImage } from '../../ui/pictures/outline-image.tsx'
import { PictureImage } from '../../ui/pictures/picture-image.tsx'
import { HaveDot } from '../have-dot.tsx'
import { withoutTrend } from '../use-open-trend.ts'

/** The parts of a trend, each with its matching piece of the closet. */
export function TrendParts({ parts }: { readonly parts: readonly TrendPart[] }) {
  return (
    <ul className="border-ink mt-3 border-t">
      {parts.map((part, at) => (
        // A trend may contain the same part twice.
        <TrendPartRow key={at} part={part} />
      ))}
    </ul>
  )
}

function TrendPartRow({ part }: { readonly part: TrendPart }) {
  const search = useSearch()
  const { data: closet = [] } = useClosetItems()
  const { name, imageUrl, item } = part
  const known = closet.find(({ id }) => id === item?.id)
  return (
    <li className="border-line relative grid grid-cols-[56px_minmax(0,1fr)_56px] items-center gap-4 border-b py-3">
      <div className="bg-tile aspect-4/5 p-1">
        {item ? (
          <PictureImage src={imageUrl} picture={null} alt="" fit="contain" />
        ) : (
          <OutlineImage address={outlineAddress(imageUrl)} />
        )}
      </div>
      <div className="min-w-0">
        <p className="type-name break-words first-letter:uppercase">{name}</p>
        <p className="type-note text-quiet mt-0.5 flex items-baseline gap-1.5">
          <span className="-translate-y-[0.15em]">
            <HaveDot has={item !== null} />
          </span>
          <span className="min-w-0 break-words">
            {item ? (
              <>
                Yours:{' '}
                {known ? (
                  <Link
                    href={pieceAddress(withoutTrend(search), known.id)}
                    className="text-ink underline decoration-transparent decoration-1 underline-offset-4 transition-colors after:absolute after:inset-0 hover:decoration-current"
                  >
                    {item.name}
                  </Link>
                ) : (
                  item.name
                )}
              </>
            ) : (
              'Not in your closet'
            )}
          </span>
        </p>
      </div>
      {item && (
        <div className="bg-tile aspect-4/5">
          <PiecePicture item={known ?? { ...item, picture: null, cutOut: null }} sizes="56px" />
        </div>
      )}
    </li>
  )
}
