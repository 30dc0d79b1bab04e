/** Id of the heading of an entry's row, which can take the focus. */
export function entryHeadingId(entryId: string): string {
  return `outfit-${entryId}`
}
