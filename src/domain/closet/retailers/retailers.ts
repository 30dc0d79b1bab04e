import * as z from 'zod/mini'
import domains from './retailer-domains.json' with { type: 'json' }
import { retailerNames } from './retailer-names.ts'

interface Retailer {
  readonly name: string
  /** Domains of its own sites, including country sites. */
  readonly domains: readonly string[]
}

const domainsOf = z.record(z.string(), z.array(z.string())).parse(domains)

/**
 * Clothing stores with parsable product pages, best known first. A store on a subdomain of another store comes before
 * that one, because the first match wins.
 */
export const retailers: readonly Retailer[] = retailerNames.map((name) => ({
  name,
  domains: domainsOf[name] ?? [],
}))

// Countries with registrations such as 'shop.com.au', which does not imitate 'shop.com'.
const COM_COUNTRY =
  /\.com\.(ar|au|bo|br|cn|co|cy|ec|eg|gt|hk|kw|lb|mt|mx|my|pa|pe|ph|pl|py|sa|sg|tr|tw|ua|uy|ve|vn)$/

/** Retailer that owns a host (one of its domains or a subdomain); null for any other host. */
export function retailerOf(host: string): { name: string } | null {
  return retailerWith((domain) => isWithin(plain(host), domain)) ?? null
}

/**
 * Whether a host imitates a retailer: it contains a retailer's domain, as 'zara.com.evil.com' or 'zara-com.shop', or
 * has a punycode label ('xn--'), which no known retailer uses.
 */
export function isLookAlike(host: string): boolean {
  if (retailerOf(host)) return false
  const posing = plain(host)
  if (posing.split('.').some((label) => label.startsWith('xn--'))) return true
  // The domain must be followed by another label: 'mind-the-gap.com' is a name, 'gap-com.shop' an imitation.
  const inside = dashed(`.${posing.replace(COM_COUNTRY, '.com')}`)
  return retailerWith((domain) => inside.includes(dashed(`.${domain}.`))) !== undefined
}

function retailerWith(isMeant: (domain: string) => boolean): Retailer | undefined {
  return retailers.find((retailer) => retailer.domains.some(isMeant))
}

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)
const dashed = (host: string) => host.replaceAll('.', '-')
// Removes the trailing dot of a fully qualified host name.
const plain = (host: string) => host.toLowerCase().replace(/\.$/, '')
