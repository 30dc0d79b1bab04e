const REPLY_MAX_BYTES = 64 * 1024

/**
 * `fetch` for a model's address: a reply over 64 KB is aborted, and redirects are not followed, since key and photo
 * are for no other address.
 */
export const cappedFetch: typeof fetch = async (address, request) => {
  const reply = await fetch(address, { ...request, redirect: 'manual' })
  return reply.body ? new Response(reply.body.pipeThrough(atMost(REPLY_MAX_BYTES)), reply) : reply
}

function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let byteSize = 0
  return new TransformStream({
    transform(chunk, controller) {
      byteSize += chunk.byteLength
      if (byteSize > maxBytes) controller.error(new Error(`The reply is larger than ${maxBytes} bytes.`))
      else controller.enqueue(chunk)
    },
  })
}
