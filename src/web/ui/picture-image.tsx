import { useMemo, type ComponentProps } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import type { Picture } from '../../contract/closet.ts'
import { classNames } from './class-names.ts'

interface PictureImageProps extends ComponentProps<'img'> {
  readonly alt: string
  readonly src: string
  /** Sizes and blur of a stored photo; null for any other picture. */
  readonly picture: Picture | null
}

/** A picture in the size that its place needs, over its blur until it has come. Dimmed a little in the dark. */
export function PictureImage({ picture, className, alt, ...image }: PictureImageProps) {
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
        style: { backgroundImage: blur },
      })}
      decoding="async"
      className={classNames(
        'block size-full bg-cover bg-center object-cover brightness-(--photo-dim)',
        className,
      )}
    />
  )
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
