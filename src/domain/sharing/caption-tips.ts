import { CAPTION_TIPS_MAX } from '../../contract/sharing.ts'
import { captionLength } from './caption.ts'

const TIP_MAX = 200

/** The styling tips of an outfit that are short enough for a caption; at most CAPTION_TIPS_MAX. */
export function captionTips(tips: readonly string[]): string[] {
  return tips.filter((tip) => tip.trim() !== '' && captionLength(tip) <= TIP_MAX).slice(0, CAPTION_TIPS_MAX)
}
