import type { SharePlatform } from '../../../contract/sharing.ts'
import { captionLimits } from '../../../domain/sharing/caption-limits.ts'

const number = new Intl.NumberFormat('en-US')

interface CaptionCountProps {
  readonly length: number
  readonly platform: SharePlatform
}

/** '184 of 2,200': length of a caption and the platform's limit. */
export function CaptionCount({ length, platform }: CaptionCountProps) {
  const most = captionLimits[platform]
  return (
    <p className={`type-note mr-auto pr-2 ${length > most ? 'text-thread' : 'text-quiet'}`}>
      <span className="sr-only">Characters in the caption: </span>
      {number.format(length)} of {number.format(most)}
    </p>
  )
}
