import * as z from 'zod/mini'
import domains from './retailer-domains.json' with { type: 'json' }
import { retailerNames } from './retailer-names.ts'

interface Retailer {
  readonly name: string
  /** The domains of its own sites, country sites included. */
  readonly domains: readonly string[]
}

const domainsOf = z.record(z.string(), z.array(z.string())).parse(domains)

/**
 * Well-known stores for clothes whose product pages can be read, the best known first. A store on another's domain comes
 * before that one.
 */
export const retailers: readonly Retailer[] = retailerNames.map((name) => ({
  name,
  domains: domainsOf[name] ?? [],
}))

// Countries under whose code a company registers as 'shop.com.au', so that such a host is not inside another's.
const COM_COUNTRY =
  /\.com\.(ar|au|bo|br|cn|co|cy|ec|eg|gt|hk|kw|lb|mt|mx|my|pa|pe|ph|pl|py|sa|sg|tr|tw|ua|uy|ve|vn)$/

/** The retailer whose own domain, or a subdomain of it, a host is; null for any other host. */
export function retailerOf(host: string): { name: string } | null {
  return retailerWith((domain) => isWithin(plain(host), domain)) ?? null
}

/**
 * Whether a host poses as a shop: it has a retailer's domain inside it, as 'zara.com.evil.com' or 'zara-com.shop', or
 * is written in letters of other alphabets ('xn--' labels), which no retailer of the table is.
 */
export function isLookAlike(host: string): boolean {
  if (retailerOf(host)) return false
  const posing = plain(host)
  if (posing.split('.').some((label) => label.startsWith('xn--'))) return true
  // What stands behind the domain makes the difference: 'mind-the-gap.com' is a name, 'gap-com.shop' a pretense.
  const inside = dashed(`.${posing.replace(COM_COUNTRY, '.com')}`)
  return retailerWith((domain) => inside.includes(dashed(`.${domain}.`))) !== undefined
}

function retailerWith(isMeant: (domain: string) => boolean): Retailer | undefined {
  return retailers.find((retailer) => retailer.domains.some(isMeant))
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

function dashed(host: string): string {
  return host.replaceAll('.', '-')
}

// A host may end with a dot and still be the same.
function plain(host: string): string {
  return host.toLowerCase().replace(/\.$/, '')
}
