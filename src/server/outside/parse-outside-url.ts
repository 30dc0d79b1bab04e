import { isIP } from 'node:net'
import { OutsideRefusal } from './outside-refusal.ts'
import type { OutsideRules } from './outside-rules.ts'
import { isPublicAddress } from './public-address.ts'

// Browsers take longer ones, shops do without.
const URL_MAX_LENGTH = 4096
const NAME_MAX_LENGTH = 253

// Empty is the scheme's own.
const ports = new Set(['', '80', '443'])

// At least two labels, the last of letters; a name with a dot at its end is a second spelling of another.
const publicName = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

// RFC 6761, 6762, 7686, 8375 and 9476, ICANN's .internal, and what networks at home and at work call themselves.
const insideSuffix =
  /\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|test|invalid|onion|alt)$/

const encodedControl = /%(?:[01][0-9a-f]|7f)/i

/**
 * Reads an address that came from outside. The URL given back is the one that was checked: use it, never the text.
 * A name in it must still be resolved and its addresses checked.
 * @throws OutsideRefusal not-allowed
 */
export function parseOutsideUrl(text: string, rules: OutsideRules = { allowPrivate: false }): URL {
  const url = text.length <= URL_MAX_LENGTH ? URL.parse(text) : null
  if (!url || url.href.length > URL_MAX_LENGTH || !isOutsideUrl(url, rules))
    throw new OutsideRefusal('not-allowed')
  return url
}

/** The host of a URL as a resolver and a socket take it: an IPv6 address without its brackets. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

function isOutsideUrl(url: URL, { allowPrivate }: OutsideRules): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  if (url.username || url.password) return false
  if (encodedControl.test(url.pathname + url.search)) return false
  if (!allowPrivate && !ports.has(url.port)) return false
  const host = bareHost(url)
  if (isIP(host) !== 0) return allowPrivate || isPublicAddress(host)
  return host.length <= NAME_MAX_LENGTH && publicName.test(host) && !insideSuffix.test(host)
}
