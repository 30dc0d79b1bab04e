import { createContext, use } from 'react'
import { PAGE_DATA_ID, PageData } from '../../contract/page-data.ts'

/** The data that the server embedded in the page, or null (development server). Not read from the document: a page may be rendered there or on the server. */
export const PageDataContext = createContext<PageData | null>(null)

/** The data that came inside the page. */
export function usePageData(): PageData | null {
  return use(PageDataContext)
}

/** Reads the embedded data from this document. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? PageData.parse(JSON.parse(text)) : null
}
