import { createHash } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import { retryContended } from '../db/retry-contended.ts'
import { inUnitOfWork } from '../db/unit-of-work.ts'
import type { Clock } from '../ports/clock.ts'
import { AppError } from './app-error.ts'
import type { BodySeal } from './sealed-body.ts'

export interface KeyedRequest {
  readonly userId: string
  readonly key: string
  readonly method: string
  readonly path: string
  /** From `requestHash`. */
  readonly requestHash: string
}

export interface EndpointResponse {
  readonly status: number
  readonly body: unknown
}

const KEY_MAX = 255

// The secret was replaced.
const DONE_BEFORE = 'This request was done before, but its response is lost. Load the page again.'

// Work is bounded by the queue's wait and the decoder's timeout; a longer-running key belongs to a dead process and
// may be claimed again. Should its process live after all, its work is rolled back.
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
 * Runs the work once per Idempotency-Key and repeats its response to every later request with that key. The work's
 * writes and its response are committed together: a crash leaves both or none. A failure rolls the work back
 * and releases the key, so that the request can be retried.
 * @throws AppError request_in_progress, idempotency_key_reused
 */
export async function runOnce(
  deps: { db: Database; clock: Clock; bodySeal: BodySeal },
  request: KeyedRequest,
  work: () => Promise<EndpointResponse>,
): Promise<EndpointResponse> {
  if (request.key.length === 0 || request.key.length > KEY_MAX)
    throw new AppError('invalid_request', {
      message: `An Idempotency-Key must be 1 to ${KEY_MAX} characters.`,
    })
  const claim = { ...request, claimedAt: deps.clock.now() }
  const earlier = await claimKey(deps, claim)
  if (earlier) return earlier
  try {
    return await retryContended(() => inUnitOfWork(work, (answer) => storeResponse(deps, claim, answer)))
  } catch (error) {
    await releaseKey(deps.db, claim)
    throw error
  }
}

interface Claim extends KeyedRequest {
  /** Distinguishes this claim from a later one of the same key, made after this was abandoned. */
  readonly claimedAt: Date
}

interface ResponseStore {
  readonly db: Database
  readonly bodySeal: BodySeal
}

async function storeResponse(
  { db, bodySeal }: ResponseStore,
  claim: Claim,
  answer: EndpointResponse,
): Promise<void> {
  const kept = { status: answer.status, body: { sealed: bodySeal.seal(answer.body, sealedFor(claim)) } }
  const { numUpdatedRows } = await ofClaim(db.updateTable('idempotencyKeys'), claim)
    .set(kept)
    .executeTakeFirst()
  // Another request took over the key and does the work.
  if (numUpdatedRows === 0n) throw new AppError('request_in_progress', { retryAfterSeconds: 1 })
}

// The error of the work takes precedence; a key that could not be released expires by itself. If the commit went
// through although its confirmation was lost, the kept response stays.
async function releaseKey(db: Database, claim: Claim): Promise<void> {
  await ofClaim(db.deleteFrom('idempotencyKeys'), claim)
    .execute()
    .catch(() => undefined)
}

/** Deletes the keys that no client can still be retrying. */
export async function purgeOldKeys(deps: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS)
  await deps.db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute()
}

async function claimKey({ db, bodySeal }: ResponseStore, claim: Claim): Promise<EndpointResponse | null> {
  const { key, userId, method, path, requestHash: hash, claimedAt } = claim
  await ofRequest(db.deleteFrom('idempotencyKeys'), claim)
    .where('status', 'is', null)
    .where('createdAt', '<', new Date(claimedAt.getTime() - ABANDONED_AFTER_MS))
    .execute()
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ key, userId, method, path, requestHash: hash, createdAt: claimedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return null

  const earlier = await ofRequest(db.selectFrom('idempotencyKeys').selectAll(), claim).executeTakeFirst()
  if (!earlier) throw new AppError('request_in_progress', { retryAfterSeconds: 1 })
  if (earlier.requestHash !== hash) throw new AppError('idempotency_key_reused')
  if (earlier.status === null) throw new AppError('request_in_progress', { retryAfterSeconds: 1 })
  return { status: earlier.status, body: bodyOf(bodySeal, earlier.body, claim) }
}

// Earlier versions stored bodies unencrypted.
function bodyOf(bodySeal: BodySeal, kept: unknown, claim: Claim): unknown {
  const { sealed, value } = kept as { sealed?: string; value?: unknown }
  if (sealed === undefined) return value ?? undefined
  try {
    return bodySeal.open(sealed, sealedFor(claim))
  } catch (error) {
    throw new AppError('internal', { message: DONE_BEFORE, cause: error })
  }
}

function sealedFor({ userId, key }: KeyedRequest): string {
  return `${userId} ${key}`
}

function ofRequest<Q extends { where(column: 'userId' | 'key', operator: '=', value: string): Q }>(
  query: Q,
  request: KeyedRequest,
): Q {
  return query.where('userId', '=', request.userId).where('key', '=', request.key)
}

interface Filterable<Q> {
  where(column: 'userId' | 'key', operator: '=', value: string): Q
  where(column: 'createdAt', operator: '=', value: Date): Q
  where(column: 'status', operator: 'is', value: null): Q
}

function ofClaim<Q extends Filterable<Q>>(query: Q, claim: Claim): Q {
  return ofRequest(query, claim).where('createdAt', '=', claim.claimedAt).where('status', 'is', null)
}
