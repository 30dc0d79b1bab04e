import { Resolver } from 'node:dns/promises'

/** All IP addresses of a name. Rejects if there are none, on timeout, or on `signal`. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>

// Two tries in a third of the total timeout.
const TRY_MS = 900
const TRIES = 2

/**
 * Queries this machine's name servers, or `servers`. Not the system's lookup: it runs in the thread pool, where a few
 * names without a response would block all others, and it cannot be aborted.
 */
export function nameResolver(servers?: readonly string[]): ResolveName {
  return async (name, signal) => {
    signal.throwIfAborted()
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      return await bothFamilies(resolver, name)
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}

// Most names have no IPv6 address, and some servers fail to say so: one family suffices.
async function bothFamilies(resolver: Resolver, name: string): Promise<readonly string[]> {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length === 0) throw new AggregateError(answers.map(reasonOf), 'The name has no address.')
  return addresses
}

function reasonOf(answer: PromiseSettledResult<unknown>): unknown {
  return answer.status === 'rejected' ? answer.reason : undefined
}
