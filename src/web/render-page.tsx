import './api/zod-without-eval.ts'
import { renderToString } from 'react-dom/server'
import type { PageData } from '../contract/page-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { Page } from './page.tsx'
import { seedQueries } from './seed-queries.ts'
import { withParts } from './ui/lazy-part.tsx'

/**
 * Loads the code of all parts, for rendering them; call before the first rendering. Not awaited here: the parts import
 * this module.
 */
export { loadParts } from './ui/lazy-part.tsx'

/**
 * Renders the page at a path without a query string, on the server. Renderings share no state; a rendering is
 * synchronous and requests nothing.
 * @returns HTML, and the names of the rendered parts, whose code the browser must load before hydration
 */
export function renderPage(data: PageData, path: string): { html: string; parts: readonly string[] } {
  const queries = createQueryClient()
  seedQueries(queries, data)
  const { result, parts } = withParts(() => renderToString(<Page {...{ data, queries, path }} />))
  return { html: result, parts }
}
