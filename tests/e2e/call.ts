import type { Armadio } from './armadio.ts'

/** Sends a request to the API; an error response fails the test. Returns null for a response without a body. */
export async function call(armadio: Pick<Armadio, 'address'>, method: string, path: string, body?: object) {
  const answer = await fetch(armadio.address + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return answer.status === 204 ? null : answer.json()
}
