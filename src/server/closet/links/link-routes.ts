import type { FastifyInstance } from 'fastify'
import { linkEndpoints } from '../../../contract/closet/links.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { IdentifyUser } from '../../http/user-of-request.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { addClosetItemFromLink } from './add-closet-item-from-link.ts'
import { checkProductLink } from './check-product-link.ts'
import { fetchProductPicture } from './fetch-product-picture.ts'
import type { LinkDeps } from './link-deps.ts'

const KEPT_SECONDS = 600
const PREVIEW_WIDTH = 640

/** Registers the endpoints of 'Add from Link'. */
export function linkRoutes(serve: Serve, deps: LinkDeps): void {
  serve(linkEndpoints.check, async ({ user, body }) => (await checkProductLink(deps, user, body)).check)
  serve(linkEndpoints.checkPage, async ({ user, body }) => (await checkProductLink(deps, user, body)).check)
  serve(linkEndpoints.add, ({ user, body }) => addClosetItemFromLink(deps, user, body))
}

/** Serves the re-encoded pictures of recently checked products to the user who checked them. */
export function serveProductPictures(
  app: FastifyInstance,
  deps: LinkDeps & { readonly identifyUser: IdentifyUser },
): void {
  app.get<{ Params: { id: string; nth: string } }>(
    '/api/checked-products/:id/pictures/:nth',
    async (request, reply) => {
      const { id, nth } = request.params
      const user = await deps.identifyUser(request)
      const product = deps.checks.byId(user.id, id)
      if (!product || !/^\d{1,2}$/.test(nth)) throw new AppError('image_not_found')
      const { photo } = await fetchProductPicture(deps, product, Number(nth)).catch(asNotFound)
      const file = photo.files.find(({ width }) => width >= PREVIEW_WIDTH) ?? photo.files.at(-1)
      return reply
        .type('image/webp')
        .header('cache-control', `private, max-age=${KEPT_SECONDS}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file?.bytes)
    },
  )
}

// A picture that can't be fetched or decoded is a 404.
function asNotFound(error: unknown): never {
  const isTheirs = error instanceof OutsideError || (error instanceof AppError && error.status < 500)
  throw isTheirs ? new AppError('image_not_found', { cause: error }) : error
}
