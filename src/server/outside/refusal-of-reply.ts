import type { OutsideReason } from './outside-refusal.ts'

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

// Cloudflare and Amazon's firewall say by these that they answer in place of the site.
const firewallHeaders = ['cf-mitigated', 'x-amzn-waf-action']

/** Why a reply that is no redirect holds nothing to read, or null where it may. */
export function refusalOfReply(status: number, headers: Headers): OutsideReason | null {
  if (firewallHeaders.some((name) => headers[name] !== undefined)) return 'refused-by-site'
  if (status === 200 || status === 203) return null
  if (status === 404 || status === 410) return 'not-found'
  // Shops refuse servers by any of these, 503 and 405 among them.
  if (status === 503 || (status >= 400 && status < 500) || status > 599) return 'refused-by-site'
  return status < 300 ? 'wrong-type' : 'unreachable'
}
