import { useCallback, type ComponentProps } from 'react'

interface BlobImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  readonly blob: Blob
  readonly alt: string
}

/** A picture from bytes in memory. */
export function BlobImage({ blob, alt, ...image }: BlobImageProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img {...image} ref={show} alt={alt} />
}
