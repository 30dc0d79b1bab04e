// About four milliseconds of reading.
const PAGE_ROWS = 500

/**
 * Yields the rows of a sorted query in pages, so that a long list delays other requests only for a page.
 * @param readAfter reads at most `limit` rows after `last`, or the first ones
 */
export async function* readInPages<Row>(
  readAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    // One more tells whether there is another page.
    const rows = await readAfter(last, PAGE_ROWS + 1)
    const page = rows.slice(0, PAGE_ROWS)
    yield page
    last = rows.length > PAGE_ROWS ? page.at(-1) : undefined
  } while (last !== undefined)
}
