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

// Work ends within the queue's wait and the decoder's time; what takes longer died with its process, and its key may
// be claimed anew.
const ABANDONED_AFTER_MS = 60 * 1000

// Longer than any client keeps retrying.
const KEPT_MS = 3 * 24 * 60 * 60 * 1000

/** One fingerprint for everything that makes two requests the same request. */
export function requestHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex')
}

/**
 * Does the work once for each Idempotency-Key and repeats its answer to every later request with that key.
 * A failure frees the key, so that the request can be tried again.
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

// What was done stays done: a failure from here on must neither hide the answer nor free the key.
async function keep(db: Database, request: KeyedRequest, answer: Answer): Promise<void> {
  // Wrapped, so that an answer without a body is not the database's own null.
  const kept = { status: answer.status, body: { value: answer.body ?? null } }
  await ofRequest(db.updateTable('idempotencyKeys'), request)
    .set(kept)
    .execute()
    .catch(() => undefined)
}

// The failure of the work is the one to tell; a key that could not be freed is abandoned by itself.
async function free(db: Database, request: KeyedRequest): Promise<void> {
  await ofRequest(db.deleteFrom('idempotencyKeys'), request)
    .execute()
    .catch(() => undefined)
}

/** Forgets the keys that no client can still be retrying. */
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
