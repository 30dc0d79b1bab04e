import { useCallback, type ComponentProps } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import type { Picture } from '../../../contract/values/picture.ts'
import { classNames } from '../class-names.ts'

interface PictureImageProps extends ComponentProps<'img'> {
  readonly alt: string
  readonly src: string
  /** Sizes and blur of a stored photo; null for other pictures. */
  readonly picture: Picture | null
  /** `cover` fills the frame, `contain` fits inside. */
  readonly fit?: 'cover' | 'contain'
}

/** A picture in the size of its frame, over its blur while loading. Slightly dimmed in dark mode. */
export function PictureImage({ picture, fit = 'cover', className, alt, ...image }: PictureImageProps) {
  const thumbHash = picture?.thumbHash
  // Sets the style directly, to avoid rendering each picture twice. A picture from the server's HTML may be loaded
  // already.
  const blur = useCallback(
    (shown: HTMLImageElement | null) => {
      if (!shown || !thumbHash || (shown.complete && shown.naturalWidth > 0)) return
      shown.style.backgroundImage = `url(${thumbHashToDataURL(bytesOf(thumbHash))})`
    },
    [thumbHash],
  )
  return (
    <img
      {...image}
      // Another picture has its own blur.
      key={image.src}
      ref={blur}
      alt={alt}
      {...(picture && {
        srcSet: picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', '),
        width: picture.width,
        height: picture.height,
      })}
      decoding="async"
      // The blur would show through a cut-out.
      onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background-image')}
      className={classNames(
        'block size-full bg-cover bg-center dim-in-dark',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
    />
  )
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
