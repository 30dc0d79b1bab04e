import type { FastifyReply } from 'fastify'

/** Sends a share image with revalidation: 304 if unchanged. */
export function sendPlate(
  reply: FastifyReply,
  { jpeg, tag }: { readonly jpeg: Buffer; readonly tag: string },
): FastifyReply {
  return reply
    .type('image/jpeg')
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('etag', `"${tag}"`)
    .send(jpeg)
}
