import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Azure serves virtual machines from this address, which counts as public.
const AZURE_PLATFORM = '168.63.129.16'

/**
 * True if an IP address belongs to the public internet. An allow list, since deny lists have always missed a range.
 * False for anything that is not a plain IP address.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text)
  if (!address || address.toString() === AZURE_PLATFORM) return false
  if (address.kind() === 'ipv4') return address.range() === 'unicast'
  // Only 2000::/3 is assigned; ipaddr.js calls addresses outside of it unicast, too.
  return address.range() === 'unicast' && address.toByteArray().slice(0, 1).every(isGlobalUnicast)
}

/** True if two IP addresses are equal, in any notation. */
export function isSameAddress(one: string, other: string): boolean {
  const address = parseAddress(one)
  return address !== null && address.toString() === parseAddress(other)?.toString()
}

// An IPv4-mapped IPv6 address becomes IPv4; a zone refers to this machine's own networks.
function parseAddress(text: string) {
  return isIP(text) !== 0 && !text.includes('%') ? ipaddr.process(text) : null
}

function isGlobalUnicast(firstByte: number): boolean {
  return (firstByte & 0b1110_0000) === 0b0010_0000
}
