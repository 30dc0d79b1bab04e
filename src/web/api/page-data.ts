import { PAGE_DATA_ID, PageData } from '../../contract/page-data.ts'

/** What the server sent inside the page, or null where it sent nothing (the development server). */
export const pageData: PageData | null = readPageData()

function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? PageData.parse(JSON.parse(text)) : null
}
