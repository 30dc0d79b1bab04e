import type { FastifyReply } from 'fastify'

/** Sends the picture of an outfit, asked about anew each time: who has it already is told so. */
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
