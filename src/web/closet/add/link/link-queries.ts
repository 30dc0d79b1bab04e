import type { ClosetItem } from '../../../../contract/closet.ts'
import { linkEndpoints, type LinkCheck, type NewLinkedItem } from '../../../../contract/closet-links.ts'
import { callEndpoint } from '../../../api/call-endpoint.ts'
import type { HandedPage } from './bookmarklet/handed-page.ts'

/**
 * Has the server read the product page of a link.
 * @throws HttpError, TypeError where there is no answer
 */
export function checkLink(url: string): Promise<LinkCheck> {
  return callEndpoint(linkEndpoints.check, { body: { url } })
}

/** As `checkLink`, of a page that the browser has handed over. */
export function checkHandedPage(page: HandedPage): Promise<LinkCheck> {
  return callEndpoint(linkEndpoints.checkPage, { body: page })
}

/** Adds the product of a link. The list is not requested again: see `refreshCloset`. */
export function addFromLink(item: NewLinkedItem, idempotencyKey: string | undefined): Promise<ClosetItem> {
  return callEndpoint(linkEndpoints.add, { body: item, idempotencyKey })
}
