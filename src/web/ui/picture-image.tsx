import { useMemo, useState, type ComponentProps } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import type { Picture } from '../../contract/picture.ts'
import { classNames } from './class-names.ts'

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
  // The blur is removed after loading: it would show through a cut-out.
  const [loadedSrc, setLoadedSrc] = useState<string>()
  const thumbHash = picture?.thumbHash
  const blur = useMemo(
    () => (thumbHash ? `url(${thumbHashToDataURL(bytesOf(thumbHash))})` : undefined),
    [thumbHash],
  )
  return (
    <img
      {...image}
      alt={alt}
      {...(picture && {
        srcSet: picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', '),
        width: picture.width,
        height: picture.height,
        style: loadedSrc === image.src ? undefined : { backgroundImage: blur },
      })}
      decoding="async"
      onLoad={() => setLoadedSrc(image.src)}
      className={classNames(
        'block size-full bg-cover bg-center brightness-(--photo-dim)',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
    />
  )
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
