import { ApiError } from '../../contract/api-error-body.ts'
import { afterStatus, startingTag, type WaitingChange } from './waiting-change.ts'
import { replaceChange, waitingChanges } from './stored-waiting-changes.ts'

const LOCK = 'armadio waiting changes'

/**
 * Sends the waiting changes in order, from one tab at a time. A rejected change stays, with the server's reason. Stops
 * when the server is unreachable. Returns the number of accepted changes.
 */
export async function sendWaitingChanges(): Promise<number> {
  return navigator.locks.request(LOCK, async () => {
    const tags = new Map<string, string>()
    let sent = 0
    for (const change of await waitingChanges()) {
      if (change.reason !== undefined) continue
      const response = await send(change, startingTag(change, tags)).catch(() => null)
      const next = response ? afterStatus(response.status) : 'send later'
      if (!response || next === 'send later') break
      if (next === 'remove') {
        sent += 1
        const tag = response.headers.get('etag')
        if (tag) tags.set(change.address, tag)
        await replaceChange(change.id, null)
      } else await replaceChange(change.id, { ...change, reason: await reasonIn(response) })
    }
    return sent
  })
}

/** Sends a rejected change again, regardless of the state it started from. */
export async function sendAnyway({
  ifMatch: _started,
  reason: _former,
  ...change
}: WaitingChange): Promise<void> {
  // Its key belongs to the rejected request.
  await replaceChange(change.id, { ...change, id: crypto.randomUUID() })
  await sendWaitingChanges()
}

function send({ id, method, address, body }: WaitingChange, ifMatch: string | undefined): Promise<Response> {
  return fetch(address, {
    method,
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    body: JSON.stringify(body),
  })
}

async function reasonIn(response: Response): Promise<string> {
  const answer = ApiError.safeParse(await response.json().catch(() => null))
  return answer.data?.message ?? `The server answered with status ${response.status}.`
}
