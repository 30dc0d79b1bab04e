const DAY_MS = 24 * 60 * 60 * 1000
const RESTORABLE_DAYS = 30

interface Kept {
  name: string
  /** Null if it is not deleted. */
  deletedAt: number | null
}

interface Entry {
  readonly day: string
  readonly pieces: readonly string[]
  deletedAt: number | null
}

/** In-memory model of a closet: its expected contents, by the rules of the specification. */
export class ClosetModel {
  readonly pieces = new Map<string, Kept>()
  readonly looks = new Map<string, Kept>()
  readonly wishes = new Map<string, Kept>()
  readonly entries = new Map<string, Entry>()
  /** Wears that the user marked on the piece itself, each as 'piece day'. */
  readonly marked = new Set<string>()

  /** Returns the days on which a piece was worn, in order. */
  daysOf(piece: string): string[] {
    const marked = [...this.marked]
      .filter((wear) => wear.startsWith(piece))
      .map((wear) => wear.split(' ')[1] ?? '')
    const logged = [...this.entries.values()]
      .filter(({ pieces, deletedAt }) => deletedAt === null && pieces.includes(piece))
      .map(({ day }) => day)
    return [...new Set([...marked, ...logged])].toSorted((a, b) => a.localeCompare(b))
  }

  /** Whether an entry of the history counts this wear. */
  isLogged(piece: string, day: string): boolean {
    return !this.marked.has(`${piece} ${day}`) && this.daysOf(piece).includes(day)
  }

  mark(piece: string, day: string): void {
    this.marked.add(`${piece} ${day}`)
  }

  unmark(piece: string, day: string): void {
    this.marked.delete(`${piece} ${day}`)
  }
}

/** Whether something deleted at `deletedAt` can still be restored at `now`, both in milliseconds. */
export function isRestorable(deletedAt: number, now: number): boolean {
  return now - deletedAt <= RESTORABLE_DAYS * DAY_MS
}

/** Returns the names of things that are not deleted, sorted. */
export function liveNames(all: ReadonlyMap<string, Kept>): string[] {
  return [...all.values()]
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b))
}
