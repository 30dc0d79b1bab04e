import * as z from 'zod/mini'

const Body = z.record(z.string(), z.unknown())

/** A change that was made without a connection and is yet to be sent, as it is kept in the browser. */
export const WaitingChange = z.object({
  /** Its idempotency key too. */
  id: z.string(),
  method: z.enum(['POST', 'PATCH']),
  /** Path of the endpoint as the contract has it. */
  path: z.string(),
  address: z.string(),
  /** Id of the piece; null for an outfit. */
  itemId: z.nullable(z.string()),
  body: Body,
  ifMatch: z.optional(z.string()),
  /** As '2026-11-23T09:12:00.000Z'. */
  madeAt: z.string(),
  /** Why the server didn't take it. */
  reason: z.optional(z.string()),
})
export type WaitingChange = z.infer<typeof WaitingChange>

/** What is to be done with a change after the server's reply of this status. */
export function afterStatus(status: number): 'remove' | 'show' | 'send later' {
  if (status < 300) return 'remove'
  // Signed out, too many at once, or a fault of the server: nothing is wrong with the change.
  if (status === 401 || status === 408 || status === 425 || status === 429 || status >= 500)
    return 'send later'
  return 'show'
}

/**
 * The state that a change starts from. Of several changes of one piece the later ones start from the result of the one before
 * it: `tags` has it by address.
 */
export function startingTag(
  { address, ifMatch }: Pick<WaitingChange, 'address' | 'ifMatch'>,
  tags: ReadonlyMap<string, string>,
): string | undefined {
  return ifMatch && (tags.get(address) ?? ifMatch)
}
