import './api/zod-without-eval.ts'
import { renderToString } from 'react-dom/server'
import type { PageData } from '../contract/page-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { Page } from './page.tsx'
import { seedQueries } from './seed-queries.ts'
import { withParts } from './ui/lazy-part.tsx'

/** Loads the code of all parts, so that they are rendered; before the first rendering. Not awaited here: they import this module. */
export { loadParts } from './ui/lazy-part.tsx'

/**
 * Renders the page at a path without a query on the server. Nothing of one rendering is left for the next; it neither
 * waits nor requests anything.
 * @returns HTML, and the names of the parts it shows whose code the browser must have before it takes the HTML over
 */
export function renderPage(data: PageData, path: string): { html: string; parts: readonly string[] } {
  const queries = createQueryClient()
  seedQueries(queries, data)
  const { result, parts } = withParts(() => renderToString(<Page {...{ data, queries, path }} />))
  return { html: result, parts }
}
