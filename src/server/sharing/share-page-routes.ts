import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { sendPlate } from './send-plate.ts'
import { sharePageAddress, isTokenLike, shareTokenHash } from './share-token.ts'
import { notSharedPage, sharePage, sharePagePolicy } from './share-page.ts'
import { findPublicShare } from './share-store.ts'
import type { SharingDeps } from './sharing-deps.ts'

const fonts: ReadonlySet<string> = new Set(['hanken-grotesk.woff2', 'newsreader.woff2'])

/**
 * Serves share pages under /s/ to everyone with their URL. The requests have no user and show only the token's share.
 * An unknown URL has a separate page.
 */
export function serveSharePages(
  app: FastifyInstance,
  { db, plates, ownNames }: Pick<SharingDeps, 'db' | 'plates' | 'ownNames'>,
): void {
  const { origin } = ownNames
  const findShared = async (token: string) =>
    origin !== null && isTokenLike(token) ? findPublicShare(db, shareTokenHash(token)) : null

  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    const { token } = request.params
    const shared = await findShared(token)
    if (origin === null || !shared) return sendPage(reply.code(404), notSharedPage)
    return sendPage(reply, sharePage({ ...shared, pageAddress: sharePageAddress(origin, token) }))
  })

  app.get<{ Params: { token: string } }>('/s/:token/plate.jpg', async (request, reply) => {
    reply.header('x-robots-tag', ROBOTS).header('referrer-policy', 'no-referrer')
    const shared = await findShared(request.params.token)
    if (!shared) throw new AppError('image_not_found')
    // A Pinterest pin embeds it in another site's page.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return sendPlate(reply, await plates.plate(shared.plate))
  })

  app.get<{ Params: { file: string } }>('/s/fonts/:file', async (request, reply) => {
    const { file } = request.params
    if (!fonts.has(file)) throw new AppError('not_found')
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(await readFile(new URL(`fonts/${file}`, import.meta.url)))
  })

  for (const path of ['/s', '/s/*'])
    app.get(path, async (_request, reply) => sendPage(reply.code(404), notSharedPage))
}

const ROBOTS = 'noindex, nofollow'

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', sharePagePolicy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', ROBOTS)
    .send(html)
}
