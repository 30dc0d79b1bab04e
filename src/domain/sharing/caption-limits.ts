import type { SharePlatform } from '../../contract/sharing.ts'

/** Maximum caption length in characters. Instagram rejects longer ones, Pinterest truncates them. */
export const captionLimits: Readonly<Record<SharePlatform, number>> = { instagram: 2200, pinterest: 500 }

/**
 * Returns the length of a caption for `captionLimits`, including hashtags, spaces and line breaks. Neither platform
 * documents its counting; we count code points, as in our own fields (contract/fields.ts).
 */
export function captionLength(text: string): number {
  return Array.from(text).length
}

/** Maximum number of words in our caption for Pinterest. */
export const PIN_WORDS_MAX = 26
