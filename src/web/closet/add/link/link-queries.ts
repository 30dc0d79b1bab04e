import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { linkEndpoints, type LinkCheck, type NewLinkedItem } from '../../../../contract/closet/links.ts'
import { callEndpoint } from '../../../api/call-endpoint.ts'
import type { HandedPage } from './bookmarklet/handed-page.ts'

/**
 * Makes the server read the product page of a link.
 * @throws HttpError, TypeError on a network error
 */
export function checkLink(url: string): Promise<LinkCheck> {
  return callEndpoint(linkEndpoints.check, { body: { url } })
}

/** Like `checkLink`, for a page from the bookmarklet. */
export function checkHandedPage(page: HandedPage): Promise<LinkCheck> {
  return callEndpoint(linkEndpoints.checkPage, { body: page })
}

/** Adds the product of a link. Does not refetch the closet: see `refreshCloset`. */
export function addFromLink(item: NewLinkedItem, idempotencyKey: string | undefined): Promise<ClosetItem> {
  return callEndpoint(linkEndpoints.add, { body: item, idempotencyKey })
}
