import { peopleEndpoints, salesEndpoints } from '../../../contract/sales.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { PictureNeeds } from '../../images/keep-picture.ts'
import { acceptRequest } from './accept-request.ts'
import { addHandoverPhoto } from './add-handover-photo.ts'
import { blockPerson, unblockPerson } from './block-person.ts'
import { confirmHandover } from './confirm-handover.ts'
import { callOffSale, declineRequest } from './end-sale.ts'
import { listSales } from './list-sales.ts'
import { listBlocked } from './person-store.ts'
import { reportPerson } from './report-person.ts'
import { requestListing } from './request-listing.ts'
import { requireSale } from './sale-store.ts'
import { showSeller } from './show-seller.ts'

interface SalesNeeds extends PictureNeeds {
  readonly wakeCutOuts: () => void
}

/** Registers the endpoints of sales between users, sellers, blocks and reports. */
export function salesRoutes(serve: Serve, needs: SalesNeeds): void {
  serve(salesEndpoints.request, ({ user, params, body }) =>
    requestListing(needs, user, { listingId: params.id, message: body.message }),
  )
  serve(salesEndpoints.list, ({ user, query }) => listSales(needs.db, user, query))
  serve(salesEndpoints.one, ({ user, params }) => requireSale(needs.db, user, params.id))
  serve(salesEndpoints.accept, ({ user, params, rejectStale }) =>
    acceptRequest(needs, user, params.id, rejectStale),
  )
  serve(salesEndpoints.decline, ({ user, params, rejectStale }) =>
    declineRequest(needs, user, params.id, rejectStale),
  )
  serve(salesEndpoints.callOff, ({ user, params, rejectStale }) =>
    callOffSale(needs, user, params.id, rejectStale),
  )
  serve(salesEndpoints.confirm, async ({ user, params, body, rejectStale }) => {
    const wanted = { id: params.id, addsToCloset: body.addsToCloset }
    const sale = await confirmHandover(needs, user, wanted, rejectStale)
    if (sale.state === 'done') needs.wakeCutOuts()
    return sale
  })
  serve(salesEndpoints.addPhoto, ({ user, params, body, rejectStale }) =>
    addHandoverPhoto(needs, user, { id: params.id, photoId: body.photoId }, rejectStale),
  )
  peopleRoutes(serve, needs)
}

function peopleRoutes(serve: Serve, needs: SalesNeeds): void {
  serve(peopleEndpoints.seller, ({ user, params }) => showSeller(needs.db, user, params.id))
  serve(peopleEndpoints.blocked, ({ user }) => listBlocked(needs.db, user))
  serve(peopleEndpoints.block, ({ user, params }) => blockPerson(needs, user, params.id))
  serve(peopleEndpoints.unblock, ({ user, params }) => unblockPerson(needs.db, user, params.id))
  serve(peopleEndpoints.report, ({ user, params, body }) =>
    reportPerson(needs, user, { id: params.id, ...body }),
  )
}
