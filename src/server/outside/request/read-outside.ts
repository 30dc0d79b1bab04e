import type { MIMEType } from 'node:util'
import { requestSite, type SiteRequestDeps } from './request-site.ts'
import { acceptedType, requestHeaders, type OutsidePurpose } from '../outside-purpose.ts'
import { OutsideError, type OutsideReason } from '../outside-error.ts'
import { readBody } from './read-body.ts'
import { redirectTarget } from '../addresses/redirect-target.ts'

/** The content and the final URL. */
export interface OutsideBody {
  readonly url: URL
  readonly type: MIMEType
  readonly bytes: Buffer
}

/** Reads `first`, following redirects; each hop is checked like the first address. */
export async function readOutside(
  deps: SiteRequestDeps,
  first: URL,
  { purpose, maxBytes }: { readonly purpose: OutsidePurpose; readonly maxBytes: number },
  signal: AbortSignal,
): Promise<OutsideBody> {
  const headers = requestHeaders(purpose)
  let url = first
  for (let redirects = 0; redirects <= deps.limits.redirects; redirects += 1) {
    const from = url
    const result = await requestSite(deps, from, headers, signal, async (reply) => {
      const rules = { first, allowPrivate: deps.allowPrivate }
      const target = redirectTarget(reply.statusCode, reply.headers['location'], from, rules)
      if (target) return target
      const reason = errorOfReply(reply.statusCode, reply.headers)
      if (reason) throw new OutsideError(reason)
      const type = acceptedType(purpose, reply.headers['content-type'])
      if (!type) throw new OutsideError('wrong-type')
      return { url: from, type, bytes: await readBody(reply.body, reply.headers, maxBytes, signal) }
    })
    if (!(result instanceof URL)) return result
    url = result
  }
  throw new OutsideError('too-many-redirects')
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

// Headers by which Cloudflare and AWS WAF mark responses of their own.
const firewallHeaders = ['cf-mitigated', 'x-amzn-waf-action']

/** The reason why a response that is not a redirect cannot be read, or null. */
function errorOfReply(status: number, headers: Headers): OutsideReason | null {
  if (firewallHeaders.some((name) => headers[name] !== undefined)) return 'refused-by-site'
  if (status === 200 || status === 203) return null
  if (status === 404 || status === 410) return 'not-found'
  // Shops block servers with any of these, 503 and 405 among them.
  if (status === 503 || (status >= 400 && status < 500) || status > 599) return 'refused-by-site'
  return status < 300 ? 'wrong-type' : 'unreachable'
}
