import { idOf, send, type Sending } from './send.ts'
import type { Random } from './random.ts'

/** A write that was sent at least once; all its retries have the same key. */
export interface Write {
  readonly kind: 'wish' | 'piece' | 'look' | 'rename' | 'removal'
  readonly sending: Sending
  /** The unique name of the created thing, or the new name of a piece. */
  readonly name: string
  /** Id of the changed or removed thing; of a created one, from the response. */
  id: string | null
  state: 'unknown' | 'acknowledged' | 'rejected'
}

/** A client that sends writes in sequence and records every response. */
export interface Writer {
  readonly writes: readonly Write[]
  /** Retries writes without a response, then writes until the connection is lost. */
  writeUntilCut(url: string): Promise<void>
  /** Retries writes without a response, then sends one more write. */
  writeOnce(url: string): Promise<void>
  /** Retries writes without a response until each has one. */
  settle(url: string): Promise<void>
}

const PIECES_OF_LOOK = 3

export function createWriter(
  number: number,
  random: Random,
  photo: Uint8Array,
  sendOne: typeof send = send,
): Writer {
  const writes: Write[] = []
  const acknowledged = (kind: Write['kind']) =>
    writes.filter((write) => write.kind === kind && write.state === 'acknowledged')
  const removed = () => new Set(writes.filter(({ kind }) => kind === 'removal').map(({ id }) => id))

  const next = (): Write => {
    const name = `w${number}-${writes.length}`
    const key = `${name}-${random.integer(0, 1e9)}`
    const wishes = acknowledged('wish').filter(({ id }) => !removed().has(id))
    const pieces = acknowledged('piece')
    // Excludes pieces with an unanswered rename, which may be applied after a later one.
    const unsure = new Set(unanswered(writes).map(({ id }) => id))
    const certain = pieces.filter(({ id }) => !unsure.has(id))
    const roll = random.fraction()
    if (roll < 0.1 && wishes.length > 0) return removal(random.pick(wishes).id, name, key)
    if (roll < 0.2 && certain.length > 0) return rename(random.pick(certain).id, name, key)
    if (roll < 0.4 && pieces.length >= PIECES_OF_LOOK) return look(pieces.slice(-PIECES_OF_LOOK), name, key)
    return roll < 0.7 ? piece(name, key, photo) : wish(name, key)
  }

  const writeNext = (url: string) => {
    const write = next()
    writes.push(write)
    return attempt(sendOne, url, write)
  }

  return {
    writes,
    async writeUntilCut(url) {
      for (const write of unanswered(writes)) if ((await attempt(sendOne, url, write)) === 'cut') return
      while ((await writeNext(url)) !== 'cut');
    },
    async writeOnce(url) {
      for (const write of unanswered(writes)) await attempt(sendOne, url, write)
      await writeNext(url)
    },
    async settle(url) {
      for (;;) {
        for (const write of unanswered(writes)) await attempt(sendOne, url, write)
        if (unanswered(writes).length === 0) return
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    },
  }
}

function unanswered(writes: readonly Write[]): Write[] {
  return writes.filter(({ state }) => state === 'unknown')
}

async function attempt(sendOne: typeof send, url: string, write: Write): Promise<'answered' | 'cut'> {
  const reply = await sendOne(url, write.sending)
  if (!reply) return 'cut'
  // Still in progress, or overloaded: retries with the same key later.
  if (reply.status === 409 || reply.status >= 500) return 'answered'
  write.state = reply.status < 300 ? 'acknowledged' : 'rejected'
  if (write.state === 'acknowledged') write.id ??= idOf(reply.body)
  return 'answered'
}

function wish(name: string, key: string): Write {
  const sending: Sending = { method: 'POST', path: '/api/wishlist', key, json: { name, category: 'shoes' } }
  return { kind: 'wish', sending, name, id: null, state: 'unknown' }
}

function piece(name: string, key: string, photo: Uint8Array): Write {
  const fields = { name, category: 'Tops', color: 'Red' }
  const sending: Sending = { method: 'POST', path: '/api/closet-items', key, fields, photo }
  return { kind: 'piece', sending, name, id: null, state: 'unknown' }
}

function look(pieces: readonly Write[], name: string, key: string): Write {
  const json = { name, itemIds: pieces.map(({ id }) => id) }
  const sending: Sending = { method: 'POST', path: '/api/outfit-recommendations', key, json }
  return { kind: 'look', sending, name, id: null, state: 'unknown' }
}

function rename(id: string | null, name: string, key: string): Write {
  const sending: Sending = { method: 'PATCH', path: `/api/closet-items/${id}`, key, json: { name } }
  return { kind: 'rename', sending, name, id, state: 'unknown' }
}

function removal(id: string | null, name: string, key: string): Write {
  const sending: Sending = { method: 'DELETE', path: `/api/wishlist/${id}`, key }
  return { kind: 'removal', sending, name, id, state: 'unknown' }
}
