import { copyText } from './caption.ts'
import { outfitHashtags } from './hashtags.ts'

/** What a quick share of an outfit posts: its description, a blank line and the hashtags (SPEC.md, section 9). */
export function quickCaption({
  description,
  theme,
  occasion,
}: {
  readonly description: string
  readonly theme: string | null
  readonly occasion: string | null
}): string {
  return copyText(description, outfitHashtags({ theme, occasion }))
}
