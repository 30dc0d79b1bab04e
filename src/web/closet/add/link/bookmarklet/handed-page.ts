import type * as z from 'zod/mini'
import { linkEndpoints } from '../../../../../contract/closet-links.ts'

const HandedPage = linkEndpoints.checkPage.body

/** A product page that the bookmark has collected in the browser: its address, and a condensed HTML. */
export type HandedPage = z.infer<typeof HandedPage>

/** The page that an address's hash hands over; null where it holds none that can be read. */
export function handedPageOf(hash: string): HandedPage | null {
  try {
    const handed: unknown = JSON.parse(decodeURIComponent(hash.replace(/^#/, '')))
    return HandedPage.safeParse(handed).data ?? null
  } catch {
    return null
  }
}
