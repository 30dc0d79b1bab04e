import { PAGE_DATA_ID, PageData } from '../../contract/page-data.ts'

/** The data that the server embedded in the page, or null (development server). */
export const pageData: PageData | null = readPageData()

function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? PageData.parse(JSON.parse(text)) : null
}
