import { peopleEndpoints, salesEndpoints } from '../../../contract/sales.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { PictureDeps } from '../../images/store-picture.ts'
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

interface SalesDeps extends PictureDeps {
  readonly wakeCutOuts: () => void
}

/** Registers the endpoints of sales between users, sellers, blocks and reports. */
export function salesRoutes(serve: Serve, deps: SalesDeps): void {
  serve(salesEndpoints.request, ({ user, params, body }) =>
    requestListing(deps, user, { listingId: params.id, message: body.message }),
  )
  serve(salesEndpoints.list, ({ user, query }) => listSales(deps.db, user, query))
  serve(salesEndpoints.one, ({ user, params }) => requireSale(deps.db, user, params.id))
  serve(salesEndpoints.accept, ({ user, params, rejectStale }) =>
    acceptRequest(deps, user, params.id, rejectStale),
  )
  serve(salesEndpoints.decline, ({ user, params, rejectStale }) =>
    declineRequest(deps, user, params.id, rejectStale),
  )
  serve(salesEndpoints.callOff, ({ user, params, rejectStale }) =>
    callOffSale(deps, user, params.id, rejectStale),
  )
  serve(salesEndpoints.confirm, async ({ user, params, body, rejectStale }) => {
    const wanted = { id: params.id, addsToCloset: body.addsToCloset }
    const sale = await confirmHandover(deps, user, wanted, rejectStale)
    if (sale.state === 'done') deps.wakeCutOuts()
    return sale
  })
  serve(salesEndpoints.addPhoto, ({ user, params, body, rejectStale }) =>
    addHandoverPhoto(deps, user, { id: params.id, photoId: body.photoId }, rejectStale),
  )
  peopleRoutes(serve, deps)
}

function peopleRoutes(serve: Serve, deps: SalesDeps): void {
  serve(peopleEndpoints.seller, ({ user, params }) => showSeller(deps.db, user, params.id))
  serve(peopleEndpoints.blocked, ({ user }) => listBlocked(deps.db, user))
  serve(peopleEndpoints.block, ({ user, params }) => blockPerson(deps, user, params.id))
  serve(peopleEndpoints.unblock, ({ user, params }) => unblockPerson(deps.db, user, params.id))
  serve(peopleEndpoints.report, ({ user, params, body }) =>
    reportPerson(deps, user, { id: params.id, ...body }),
  )
}
