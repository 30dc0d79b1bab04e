import type * as z from 'zod/mini'
import { linkEndpoints } from '../../../../../contract/closet/links.ts'

const HandedPage = linkEndpoints.checkPage.body

/** A product page from the bookmarklet: its address and condensed HTML. */
export type HandedPage = z.infer<typeof HandedPage>

/** The page in an address's hash; null if the hash holds no valid one. */
export function handedPageOf(hash: string): HandedPage | null {
  try {
    const handed: unknown = JSON.parse(decodeURIComponent(hash.replace(/^#/, '')))
    return HandedPage.safeParse(handed).data ?? null
  } catch {
    return null
  }
}
