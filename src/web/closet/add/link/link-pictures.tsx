import { useId } from 'react'
import { HangerIcon } from '../../../ui/pictures/hanger-icon.tsx'

// More thumbnails would be taller than the large picture.
const MAX_THUMBS = 3

interface LinkPicturesProps {
  /** URLs on this server, best first. */
  readonly pictures: readonly string[]
  /** Name of the product, for the alternative text. */
  readonly name: string
  /** Index of the selected picture. */
  readonly chosen: number
  readonly onChoose: (picture: number) => void
}

const photo = 'size-full object-cover dim-in-dark'

/** The selected picture of a product, and its other pictures as thumbnails. */
export function LinkPictures({ pictures, name, chosen, onChoose }: LinkPicturesProps) {
  const group = useId()
  const large = pictures[chosen]
  const thumbs = pictures.slice(0, MAX_THUMBS)
  return (
    <div className="mt-3 flex max-w-66 items-start gap-2">
      <div className="bg-tile grid aspect-4/5 min-w-0 flex-1 place-items-center">
        {large ? (
          <img src={large} alt={name} className={photo} />
        ) : (
          <HangerIcon className="text-tile-quiet" />
        )}
      </div>
      {thumbs.length > 1 && (
        <fieldset className="grid w-14.5 flex-none gap-2">
          <legend className="sr-only">Photo</legend>
          {thumbs.map((url, at) => (
            <label
              key={url}
              className="bg-tile has-checked:outline-ink relative block aspect-4/5 cursor-pointer outline-offset-2 has-checked:outline-[1.5px] has-focus-visible:outline-[3px]"
            >
              <img src={url} alt="" className={photo} />
              <input
                type="radio"
                name={group}
                aria-label={`Photo ${at + 1}`}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                checked={at === chosen}
                onChange={() => onChoose(at)}
              />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
