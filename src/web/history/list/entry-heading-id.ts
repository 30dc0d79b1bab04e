/** Id of the heading of an entry's row, which can be focused. */
export function entryHeadingId(entryId: string): string {
  return `outfit-${entryId}`
}
