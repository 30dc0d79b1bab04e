import { createContext, use } from 'react'
import { PAGE_DATA_ID, PageData } from '../../contract/page-data.ts'

/**
 * The data that the server embedded in the page, or null (development server). A context, because the page is also
 * rendered on the server, without a document.
 */
export const PageDataContext = createContext<PageData | null>(null)

/** The embedded page data. */
export function usePageData(): PageData | null {
  return use(PageDataContext)
}

/** Reads the embedded data from this document. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? PageData.parse(JSON.parse(text)) : null
}
