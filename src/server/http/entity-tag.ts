import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'

/** Hash algorithm of ETags; @fastify/etag is set to the same. */
export const ENTITY_TAG_ALGORITHM = 'sha1'

/**
 * Rejects a stale write: `current` is the resource as its response, `equivalents` are other states that count as the
 * same.
 */
export type RejectStale = (current: unknown, ...equivalents: readonly unknown[]) => void

/**
 * Honors If-Match: rejects a change of a resource that has changed since the caller read it.
 * @throws AppError changed_meanwhile
 */
export function rejectStale(ifMatch: string | undefined, ...states: readonly unknown[]): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const wanted = ifMatch.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''))
  if (!states.some((state) => wanted.includes(entityTag(state)))) throw new AppError('changed_meanwhile')
}

/** ETag of a resource as its response, in the form of @fastify/etag. */
export function entityTag(resource: unknown): string {
  return hashTag(JSON.stringify(resource))
}

/** ETag of a response body. */
export function hashTag(body: string | Buffer): string {
  return `"${createHash(ENTITY_TAG_ALGORITHM).update(body).digest('base64')}"`
}
