import type { Database } from '../../db/open-database.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Limit } from './attempt-limits.ts'
import { limitAttempts, uncountAttempt } from './limit-attempts.ts'
import type { User } from '../user-of-request.ts'

const HOUR_MS = 3_600_000
/** Shop pages that are requested, and photos that are accepted, per account. */
const LINKS: Limit = { max: 60, windowMs: HOUR_MS, error: 'too_many_links' }
const PHOTOS: Limit = { max: 500, windowMs: HOUR_MS, error: 'too_many_photos' }

/** Limits per account and hour; personal mode has none. */
export interface HourlyLimits {
  /** @throws AppError too_many_photos */
  countPhoto(user: User): Promise<void>
  /** @throws AppError too_many_links */
  countLink(user: User): Promise<void>
  /** Undoes the count of a link whose address is never requested. */
  uncountLink(user: User): Promise<void>
}

const linksOf = ({ id }: User) => `links ${id}`

export function createHourlyLimits({ db, clock }: { db: Database; clock: Clock }): HourlyLimits {
  return {
    countPhoto: ({ id }) => limitAttempts(db, `photos ${id}`, PHOTOS, clock.now()),
    countLink: (user) => limitAttempts(db, linksOf(user), LINKS, clock.now()),
    uncountLink: (user) => uncountAttempt(db, linksOf(user)),
  }
}
