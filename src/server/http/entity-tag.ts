import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'

/** Algorithm of the ETags that answers carry; @fastify/etag is set to the same. */
export const ENTITY_TAG_ALGORITHM = 'sha1'

/**
 * Refuses a change of `current`, a resource as it is answered, where the caller saw another state of it than that or
 * one of `equivalents`.
 */
export type RefuseStale = (current: unknown, ...equivalents: readonly unknown[]) => void

/**
 * Honors If-Match: refuses a change of a resource that is no longer as its caller saw it.
 * @throws AppError changed_meanwhile
 */
export function refuseStale(ifMatch: string | undefined, ...states: readonly unknown[]): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const wanted = ifMatch.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''))
  if (!states.some((state) => wanted.includes(entityTag(state)))) throw new AppError('changed_meanwhile')
}

/** ETag of a resource as it is answered, in the form that @fastify/etag gives it. */
export function entityTag(resource: unknown): string {
  return `"${createHash(ENTITY_TAG_ALGORITHM).update(JSON.stringify(resource)).digest('base64')}"`
}
