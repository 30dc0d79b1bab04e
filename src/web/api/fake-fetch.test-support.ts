/** The reply to a request: a value, or a function of the body. An Error is a response with status 500. */
type FakeReply = ((body: unknown) => unknown) | object | undefined

/** A `fetch` with the replies of a server by request, such as 'GET /api/closet-items', and the requests it got. */
export function fakeFetch(replies: Readonly<Record<string, FakeReply>>) {
  const sent: string[] = []
  const fetch = async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = `${method} ${address.split('?')[0]}`
    sent.push(request)
    const known = replies[request]
    const reply: unknown =
      typeof known === 'function' ? await known(typeof body === 'string' ? JSON.parse(body) : null) : known
    if (reply instanceof Error)
      return Response.json({ code: 'internal_error', message: reply.message }, { status: 500 })
    if (!(request in replies))
      return Response.json({ code: 'not_found', message: 'Nothing here.' }, { status: 404 })
    return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply)
  }
  const count = (request: string) => sent.filter((one) => one === request).length
  return { fetch, sent, count }
}
