import * as z from 'zod/mini'

const Body = z.record(z.string(), z.unknown())

/** A change made offline that waits to be sent, as stored in the browser. */
export const WaitingChange = z.object({
  /** Also its idempotency key. */
  id: z.string(),
  method: z.enum(['POST', 'PATCH']),
  /** Path of the endpoint in the contract. */
  path: z.string(),
  address: z.string(),
  /** Id of the piece or the trip; null for an outfit. */
  itemId: z.nullable(z.string()),
  body: Body,
  ifMatch: z.optional(z.string()),
  /** Such as '2026-11-23T09:12:00.000Z'. */
  madeAt: z.string(),
  /** Why the server rejected it. */
  reason: z.optional(z.string()),
})
export type WaitingChange = z.infer<typeof WaitingChange>

/** How to proceed with a change after a response with this status. */
export function afterStatus(status: number): 'remove' | 'show' | 'send later' {
  if (status < 300) return 'remove'
  // Signed out, rate limited, or a server error: the change itself is valid.
  if (status === 401 || status === 408 || status === 425 || status === 429 || status >= 500)
    return 'send later'
  return 'show'
}

/**
 * The ETag that a change starts from. Later changes of one piece start from the result of the previous one: `tags` has
 * it by address.
 */
export function startingTag(
  { address, ifMatch }: Pick<WaitingChange, 'address' | 'ifMatch'>,
  tags: ReadonlyMap<string, string>,
): string | undefined {
  return ifMatch && (tags.get(address) ?? ifMatch)
}
