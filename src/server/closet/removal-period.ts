const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000

/** Pieces removed before this instant are gone for good at `now`. */
export function goneForGoodBefore(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MS)
}
