import { classNames } from './class-names.ts'

interface OutlineImageProps {
  /** Address of a picture whose lines are painted and whose ground is clear. */
  readonly address: string
  readonly className?: string
}

/** A drawing of lines, in the quiet color of what lies on a tile: of either theme, as no picture can know it. */
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
