import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Azure answers virtual machines from this address, which counts as public.
const AZURE_PLATFORM = '168.63.129.16'

/**
 * Whether an IP address belongs to the public internet: an allow rule, since lists of forbidden ranges have always
 * missed one. What is no plain IP address is not public.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text)
  if (!address || address.toString() === AZURE_PLATFORM) return false
  if (address.kind() === 'ipv4') return address.range() === 'unicast'
  // 2000::/3 is all that has been given out; ipaddr.js calls addresses outside of it unicast, too.
  return address.range() === 'unicast' && address.toByteArray().slice(0, 1).every(isGlobalUnicast)
}

/** Whether two IP addresses are the same one, however they are written. */
export function isSameAddress(one: string, other: string): boolean {
  const address = parseAddress(one)
  return address !== null && address.toString() === parseAddress(other)?.toString()
}

// An IPv4 address in IPv6 dress becomes the IPv4 address; a zone belongs to this machine's own networks.
function parseAddress(text: string) {
  return isIP(text) !== 0 && !text.includes('%') ? ipaddr.process(text) : null
}

function isGlobalUnicast(firstByte: number): boolean {
  return (firstByte & 0b1110_0000) === 0b0010_0000
}
