import { classNames } from '../class-names.ts'

interface OutlineImageProps {
  /** Address of a picture with painted lines on a transparent ground. */
  readonly address: string
  readonly className?: string
}

/** A line drawing in the quiet color of the current theme, which an image element could not follow. */
export function OutlineImage({ address, className }: OutlineImageProps) {
  return (
    <span
      className={classNames(
        'bg-tile-quiet block size-full mask-contain mask-center mask-no-repeat opacity-75',
        className,
      )}
      style={{ maskImage: `url("${address}")` }}
    />
  )
}
