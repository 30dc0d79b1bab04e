const trim =
  /\b(?:trim|trims|trimmed|tipping|tipped|piping|piped|edging|buttons?|hardware|zip|zipper|buckles?|studs|stitching|stitched|lining|soles?|laces|logo|strap|collar|cuffs|details?)\b/i

/** Whether a color text ends in the color of a detail: 'black with gold trim', 'navy with gold buttons'. */
export function namesTrim(color: string): boolean {
  return trim.test(color)
}
