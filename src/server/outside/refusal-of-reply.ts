import type { OutsideReason } from './outside-refusal.ts'

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

// Headers by which Cloudflare and AWS WAF mark responses of their own.
const firewallHeaders = ['cf-mitigated', 'x-amzn-waf-action']

/** Why a response that is not a redirect cannot be read, or null. */
export function refusalOfReply(status: number, headers: Headers): OutsideReason | null {
  if (firewallHeaders.some((name) => headers[name] !== undefined)) return 'refused-by-site'
  if (status === 200 || status === 203) return null
  if (status === 404 || status === 410) return 'not-found'
  // Shops block servers with any of these, 503 and 405 among them.
  if (status === 503 || (status >= 400 && status < 500) || status > 599) return 'refused-by-site'
  return status < 300 ? 'wrong-type' : 'unreachable'
}
