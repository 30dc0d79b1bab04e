import type { SharePlatform } from '../../../contract/sharing.ts'
import { captionLimits } from '../../../domain/sharing/caption-limits.ts'
import { formatCount } from '../../../domain/words/english.ts'

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
      {formatCount(length)} of {formatCount(most)}
    </p>
  )
}
