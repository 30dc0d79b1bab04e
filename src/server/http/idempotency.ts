import { createHash } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { AppError } from './app-error.ts'

export interface KeyedRequest {
  readonly userId: string
  readonly key: string
  readonly method: string
  readonly path: string
  /** From `requestHash`. */
  readonly requestHash: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

const KEY_MAX = 255

// Work is bounded by the queue's wait and the decoder's timeout; a longer-running key belongs to a dead process and
// may be claimed again.
const ABANDONED_AFTER_MS = 60 * 1000

// Longer than any client keeps retrying.
const KEPT_MS = 3 * 24 * 60 * 60 * 1000

/** One hash over everything that identifies a request. */
export function requestHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex')
}

/**
 * Runs the work once per Idempotency-Key and repeats its response to every later request with that key.
 * A failure releases the key, so that the request can be retried.
 * @throws AppError request_in_progress, idempotency_key_reused
 */
export async function answerOnce(
  needs: { db: Database; clock: Clock },
  request: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (request.key.length === 0 || request.key.length > KEY_MAX)
    throw new AppError('invalid_request', {
      message: `An Idempotency-Key must be 1 to ${KEY_MAX} characters.`,
    })
  const earlier = await claim(needs, request)
  if (earlier) return earlier
  const answer = await work().catch(async (error: unknown) => {
    await free(needs.db, request)
    throw error
  })
  await keep(needs.db, request, answer)
  return answer
}

// The work is committed: a failure from here on must neither hide its response nor release the key.
async function keep(db: Database, request: KeyedRequest, answer: Answer): Promise<void> {
  // Wrapped, so that a response without a body differs from SQL NULL.
  const kept = { status: answer.status, body: { value: answer.body ?? null } }
  await ofRequest(db.updateTable('idempotencyKeys'), request)
    .set(kept)
    .execute()
    .catch(() => undefined)
}

// The error of the work takes precedence; a key that could not be released expires by itself.
async function free(db: Database, request: KeyedRequest): Promise<void> {
  await ofRequest(db.deleteFrom('idempotencyKeys'), request)
    .execute()
    .catch(() => undefined)
}

/** Deletes the keys that no client can still be retrying. */
export async function forgetOldKeys(needs: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(needs.clock.now().getTime() - KEPT_MS)
  await needs.db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute()
}

async function claim(
  { db, clock }: { db: Database; clock: Clock },
  request: KeyedRequest,
): Promise<Answer | null> {
  const now = clock.now()
  await ofRequest(db.deleteFrom('idempotencyKeys'), request)
    .where('status', 'is', null)
    .where('createdAt', '<', new Date(now.getTime() - ABANDONED_AFTER_MS))
    .execute()
  const { key, userId, method, path, requestHash: hash } = request
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ key, userId, method, path, requestHash: hash, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return null

  const earlier = await ofRequest(db.selectFrom('idempotencyKeys').selectAll(), request).executeTakeFirst()
  if (!earlier) throw new AppError('request_in_progress', { retryAfterSeconds: 1 })
  if (earlier.requestHash !== hash) throw new AppError('idempotency_key_reused')
  if (earlier.status === null) throw new AppError('request_in_progress', { retryAfterSeconds: 1 })
  return { status: earlier.status, body: (earlier.body as { value: unknown }).value ?? undefined }
}

function ofRequest<Q extends { where(column: 'userId' | 'key', operator: '=', value: string): Q }>(
  query: Q,
  request: KeyedRequest,
): Q {
  return query.where('userId', '=', request.userId).where('key', '=', request.key)
}
